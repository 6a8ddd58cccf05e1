import { jobDescription } from '@qicheng/analysis/job-description';
import { type Posting, POSTINGS } from '../../test/jd/postings.js';
import { parseJobDescription } from './parse.js';

const has = (list: readonly { kind: string; text: string }[], [kind, part]: readonly [string, string]) =>
  list.some((each) => each.kind === kind && each.text.includes(part));
const missed = (
  list: readonly { kind: string; text: string }[],
  expected: readonly (readonly [string, string])[],
) => expected.filter((each) => !has(list, each));

describe('a posting is parsed', () => {
  it.each(POSTINGS.map((posting): [string, Posting] => [posting.name, posting]))('%s', (_name, posting) => {
    const read = jobDescription.parse(parseJobDescription(posting.text));
    const { salary } = read;
    expect({
      title: read.title?.text ?? null,
      company: read.company?.text ?? null,
      cities: read.cities.map(({ text }) => text),
      salary: salary && [salary.low, salary.high, salary.unit],
      duties: read.duties.length,
      must: missed(read.must, posting.must),
      plus: missed(read.plus, posting.plus),
      keywords: (posting.keywords ?? []).filter(
        (word) => !read.keywords.some((each) => each.words.includes(word)),
      ),
    }).toEqual({
      title: posting.title,
      company: posting.company,
      cities: posting.cities,
      salary: posting.salary,
      duties: posting.duties,
      ...{ must: [], plus: [], keywords: [] },
    });
  });
});

it('a penalty that the employee pays is no pay after probation', () => {
  const text = '院内运送员\n待遇\n月基本工资2300元，试用期2个月，转正后缴纳社保，提前离职须支付违约金2万元。';
  expect(parseJobDescription(text).salary).toMatchObject({ low: 2300, unit: 'month' });
});
