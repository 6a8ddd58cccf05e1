import { Button } from '@qicheng/ui/button';
import { TextInput } from '@qicheng/ui/text-input';
import styles from './resume-list.module.css';

export type ListView = 'grid' | 'list';

const VIEWS = [
  { view: 'grid', name: '缩略图' },
  { view: 'list', name: '列表' },
] as const;

interface ResumeToolbarProps {
  words: string;
  onSearch: (words: string) => void;
  view: ListView;
  onView: (view: ListView) => void;
  /** Number selected; null outside selection mode. */
  chosenCount: number | null;
  /** Selects everything shown, or nothing if all of it is selected. */
  onChooseAll: () => void;
  isAllChosen: boolean;
  onChoose: (isChoosing: boolean) => void;
  onMove: () => void;
  onDelete: () => void;
}

/** Search, the two views, and bulk actions. */
export function ResumeToolbar(props: ResumeToolbarProps) {
  const { words, onSearch, view, onView, chosenCount, onChooseAll, isAllChosen, onChoose, onMove, onDelete } =
    props;
  return (
    <div className={styles.toolbar}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label="搜索我的简历"
        placeholder="搜索名称、岗位或模板"
        value={words}
        onValue={onSearch}
      />
      <div className={styles.views} role="group" aria-label="显示方式">
        {VIEWS.map(({ view: one, name }) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {name}
          </button>
        ))}
      </div>
      {chosenCount === null ? (
        <Button tone="quiet" onClick={() => onChoose(true)}>
          批量管理
        </Button>
      ) : (
        <div className={styles.bulk} role="group" aria-label="批量管理">
          <Button tone="quiet" onClick={onChooseAll}>
            {isAllChosen ? '取消全选' : '全选'}
          </Button>
          <span role="status">已选 {chosenCount} 份</span>
          <Button disabled={chosenCount === 0} onClick={onMove}>
            移到文件夹
          </Button>
          <Button isDanger disabled={chosenCount === 0} onClick={onDelete}>
            删除所选
          </Button>
          <Button tone="quiet" onClick={() => onChoose(false)}>
            完成
          </Button>
        </div>
      )}
    </div>
  );
}
