import { Button } from '../src/button.js';
import { Skeleton } from '../src/skeleton.js';
import { Empty, ErrorState } from '../src/status.js';
import { Table } from '../src/table.js';
import { Section } from './section.js';

/** Components without interaction. */
export const ShownStates = () => (
  <>
    <Section title="Table" look="columns">
      <Table
        caption="各 Offer 的金额，单位元"
        isNumeric
        head={['单位：元', '星河云', '远山科技']}
        rows={[
          { key: 'salary', cells: ['月薪', '18,000', '20,000'] },
          { key: 'bonus', cells: ['年终奖', '54,000', '40,000'] },
        ]}
      />
    </Section>
    <Section title="Skeleton" look="columns">
      <Skeleton width="12em" height="20px" />
      <Skeleton width="48px" height="48px" round />
    </Section>
    <Section title="Status" look="columns">
      <Empty title="还没有简历" action={<Button tone="primary">新建简历</Button>}>
        从模板开始，或导入已有的简历。
      </Empty>
      <ErrorState title="简历没有打开" action={<Button>再试一次</Button>}>
        内容已经保存，请检查网络后再试。
      </ErrorState>
    </Section>
  </>
);
