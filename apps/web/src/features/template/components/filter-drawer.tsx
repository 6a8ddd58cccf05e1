import { Button } from '@qicheng/ui/button';
import { Drawer } from '@qicheng/ui/drawer';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.js';

interface FilterDrawerProps extends FilterGroupsProps {
  open: boolean;
  total: number | undefined;
  onClose: () => void;
}

/** The filters for windows without room for a column; each choice takes effect at once. */
export const FilterDrawer = ({ open, total, onClose, ...groups }: FilterDrawerProps) => (
  <Drawer
    open={open}
    title="筛选模板"
    side="bottom"
    onClose={onClose}
    footer={
      <Button tone="primary" size="large" onClick={onClose}>
        {total === undefined ? '看结果' : `看 ${total} 套模板`}
      </Button>
    }
  >
    <FilterGroups {...groups} />
  </Drawer>
);
