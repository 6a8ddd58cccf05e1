import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { resumeView } from '@qicheng/resume/view';
import { strFromU8, unzipSync } from 'fflate';
import { renderDocx } from './index.js';
import { PLAIN_TEMPLATE } from './resume/plain-layout.js';

const entry = {
  kind: 'columns',
  title: 1,
  gutter: { zh: 119, en: 134 },
  third: { zh: 355, en: 370 },
} as const;
const IN_COLUMNS = { ...PLAIN_TEMPLATE, layout: { ...PLAIN_TEMPLATE.layout, entry } };

/** The paragraphs of a Word file with these internships. */
async function paragraphs(
  internships: ResumeDocument['internships'],
  template = PLAIN_TEMPLATE,
): Promise<string[]> {
  const view = resumeView({ ...emptyDocument(), internships });
  const file = await renderDocx(view, { title: '我的简历', author: '启程', template });
  return strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()).split('<w:p>');
}

describe('date, name and position in columns', () => {
  it('have the position behind a long name, or on the next line', async () => {
    const rowOf = async (company: string, title = '质检员') => {
      const period = { start: { y: 2020, m: 3 } };
      const rows = await paragraphs(
        [{ id: 'a', company: { zh: company }, title: { zh: title }, period }],
        IN_COLUMNS,
      );
      return rows.find((row) => row.includes(title)) ?? '';
    };
    const long = '浙江省绍兴市云溪高档面料纺织印染联合有限公司';
    const count = (xml: string, tag: string) => xml.split(tag).length - 1;
    const rows = [
      [await rowOf('云溪纺织厂'), [2, 0]],
      [await rowOf(long), [1, 0]],
      [await rowOf(long, '坯布与成品面料质量检验员、外贸订单跟单员'), [1, 1]],
    ] as const;
    for (const [row, marks] of rows) expect([count(row, '<w:tab/>'), count(row, '<w:br/>')]).toEqual(marks);
    for (const [row] of rows.slice(0, 2))
      expect(row).toMatch(/<w:b w:val="false"\/>(?:(?!<\/w:r>).)*质检员/u);
  });

  it('leave that of dates empty for a name without one if another of its section has one', async () => {
    const isAfterTab = async (dated: { period?: { start: { y: number; m: number } } }) => {
      const first = { id: 'a', company: { zh: '云溪纺织厂' }, title: { zh: '质检员' }, ...dated };
      const second = { id: 'b', company: { zh: '清茗茶舍' }, title: { zh: '茶艺师' } };
      const rows = await paragraphs([first, second], IN_COLUMNS);
      const row = rows.find((one) => one.includes('清茗茶舍')) ?? '';
      return row.split('清茗茶舍')[0]?.includes('<w:tab/>');
    };
    expect(await isAfterTab({ period: { start: { y: 2021, m: 5 } } })).toBe(true);
    expect(await isAfterTab({})).toBe(false);
  });
});

it('moves position and place of all entries below their names if those of one do not fit, the date staying above', async () => {
  const worked = (id: string, company: string, title: string) => ({
    id,
    company: { zh: company },
    title: { zh: title },
    place: { zh: '宜昌' },
    period: { start: { y: 2020, m: 3 }, end: { y: 2021, m: 8 } },
    highlights: [{ id: `${id}1`, kind: 'bullet' as const, zh: [{ text: '整编水位资料' }] }],
  });
  const linesOf = async (company: string) => {
    const internships = [
      worked('a', company, '水文勘测与水环境监测实习生'),
      worked('b', '三峡测绘', '测量员'),
    ];
    const rows = await paragraphs(internships);
    return rows
      .map((one) =>
        [...one.matchAll(/<w:t(?: [^>]*)?>([^<]*)/gu)]
          .map(([, text]) => text)
          .join('')
          .trim(),
      )
      .filter((text) => /测|宜昌/u.test(text));
  };
  const [, one] = await linesOf('长江水文局');
  expect(one).toMatch(/^三峡测绘\s+测量员\s+宜昌2020\.03/u);
  const lines = await linesOf('长江水利委员会水文局长江三峡水文水资源勘测局宜昌蒸发实验站');
  expect(lines.map((line) => line.replace(/\s+/gu, ' '))).toEqual([
    expect.stringMatching(/实验站2020\.03 – 2021\.08$/u),
    '水文勘测与水环境监测实习生 宜昌',
    expect.stringMatching(/^三峡测绘2020\.03/u),
    '测量员 宜昌',
  ]);
});

it('facts of an entry share a line of a narrow column as in print', async () => {
  const project = {
    id: 'a',
    name: { zh: '灌区遥测平台' },
    tech: ['TypeScript', 'NestJS', 'PostgreSQL', 'Redis'],
    teamSize: 5,
  };
  const view = resumeView({ ...emptyDocument(), projects: [project] });
  // A line of 34 em, of which the facts take 33.
  const style = { marginMm: { top: 14, right: 42, bottom: 14, left: 42 } };
  const file = await renderDocx(
    { ...view, style: { ...view.style, ...style } },
    { title: '简历', author: '启程' },
  );
  const rows = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()).split('<w:p>');
  const row = rows.find((one) => one.includes('PostgreSQL')) ?? '';
  expect(row).toContain('团队人数');
});
