import { timeLimit } from '@qicheng/testing/open-database';
import { isPosting } from './placing/is-posting.js';
import { careerIn } from './placing/prose/career.js';
import { withDatesJoined, withWholeYears } from './placing/prose/clause-dates.js';
import { clausesOf, sentencesOf } from './placing/prose/clauses.js';
import { employmentIn } from './placing/prose/employments.js';
import { licencesIn } from './placing/prose/licences.js';
import { studiesDated } from './placing/prose/studies.js';
import { normalText } from './reading/normal-text.js';

// 100 kB: quadratic work takes ten seconds, linear work ten milliseconds.
const SIZE = 100_000;
const LIMIT_MS = timeLimit(2_000);
const long = (unit: string) => unit.repeat(SIZE / unit.length);
const line = (text: string) => ({ text, page: 1, box: null, line: 1, cell: null });

const READERS: Record<string, [(text: string) => unknown, readonly string[]]> = {
  'a posting': [
    (text) => isPosting([line('任职要求：本科及以上'), line(`${text}x`)]),
    ['1', ' ', '1 ', '招', '年龄 ', '1.1-', '要求 '],
  ],
  'the sentences of a text': [sentencesOf, ['。', '！', '？', '（', '。（', '，']],
  'the clauses of a sentence': [clausesOf, ['，', ',', '。', '，（', '，1', '或，']],
  // Readers emit no gaps wider than a table gap.
  'an employment': [
    (text) =>
      [`在${text}x`, `${text}年`, `2020年至今在某公司任${text}`].map((clause) =>
        employmentIn(normalText(clause)),
      ),
    [' ', '1', '一', '约 ', '年', '现任', '工作上'],
  ],
  'a line as a person would type it': [normalText, [' ', '\t', '\u3000', 'a\u3000', '\u2028']],
};

describe.each(Object.entries(READERS))('%s', (_name, [read, units]) => {
  it.each(units)('is read in linear time: many %j', (unit) => {
    const text = long(unit);
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  });
});

it.each(['做', '后来', '在某厂做', '2016年', '有证、', '（2014年取得）', '和同学一起开了'])(
  'a clause of many times %s takes linear time',
  (unit) => {
    const startedAt = performance.now();
    careerIn(long(unit), '某厂');
    licencesIn(long(unit));
    studiesDated(long(unit));
    withWholeYears(long(unit));
    withDatesJoined([long(unit), long(unit)]);
    expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
  },
);
