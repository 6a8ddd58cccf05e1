import styles from './membership-page.module.css';
import type { Card } from './purchase-queries.js';

interface Row {
  what: string;
  free: string;
  member: string;
}

const SAME: readonly Row[] = [
  { what: '在线制作、全部模板、多语言与历史版本', free: '免费', member: '免费' },
  { what: '导出 PDF、Word、图片与打印', free: '免费，不限次数，无水印', member: '免费，不限次数，无水印' },
  { what: '分享链接与二维码', free: '免费', member: '免费' },
  { what: '求职文档、课程与帮助', free: '免费', member: '免费' },
];

const range = (values: number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? String(low) : `${low}–${high}`;
};

function differences(free: Card['benefits'], cards: readonly Card[]): Row[] {
  if (cards.length === 0) return [];
  const percent = Math.min(...cards.map(({ benefits }) => benefits.countsPercent));
  return [
    {
      what: 'AI 次数',
      free: '校园邮箱认证、活动赠送，可单独购买',
      member: `另加 ${range(cards.map(({ aiCounts }) => aiCounts))} 次（按所购会员卡）`,
    },
    {
      what: '购买 AI 次数包',
      free: free.countsPercent === 100 ? '原价' : `${free.countsPercent / 10} 折`,
      member: percent === 100 ? '原价' : `${percent / 10} 折`,
    },
    { what: '每次 AI 服务消耗的次数与结果', free: '相同', member: '相同' },
  ];
}

/** What one has without paying stands beside what paying adds; most lines are equal, and say so. */
export function Comparison({ free, cards }: { free: Card['benefits']; cards: readonly Card[] }) {
  return (
    <section className={styles.section}>
      <h2 id="comparison-title" className={styles.sectionTitle}>
        免费与会员的区别
      </h2>
      <div className={styles.scroller} role="region" aria-labelledby="comparison-title" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">功能</th>
              <th scope="col">免费用户</th>
              <th scope="col">会员</th>
            </tr>
          </thead>
          <tbody>
            {[...SAME, ...differences(free, cards)].map((row) => (
              <tr key={row.what} data-same={row.free === row.member}>
                <th scope="row">{row.what}</th>
                <td>{row.free}</td>
                <td>{row.member}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
