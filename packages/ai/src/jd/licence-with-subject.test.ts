import { isKeyword } from './keyword-words.js';
import { parseJobDescription } from './parse.js';

const rowsOf = (line: string) => {
  const { must, plus } = parseJobDescription(`岗位：专员\n任职要求：\n1. 熟悉 Excel\n2. ${line}`);
  return [...must, ...plus]
    .map(({ kind, text }) => [kind, text])
    .filter(([, text]) => !text?.includes('Excel'));
};

describe('the subject of a licence in brackets', () => {
  it.each([
    ['二级建造师（市政公用专业）且可变更注册', 'certificate'],
    ['一级造价工程师（安装工程专业），须在有效期内', 'certificate'],
  ])('is not a subject of studies: %s', (line, kind) => {
    const rows = rowsOf(line);
    expect(rows[0]?.[0]).toBe(kind);
    expect(rows.map(([each]) => each)).not.toContain('major');
    expect(rows.map(([, text]) => text).join('')).not.toMatch(/^[^（]*）/u);
  });

  it('is one after a post', () => {
    expect(rowsOf('本科及以上学历（机械设计相关专业）').map(([kind]) => kind)).toContain('major');
  });
});

describe('an English sentence on a language', () => {
  it('is one requirement of it', () => {
    expect(rowsOf('German as office language, proficient in spoken and written')).toEqual([
      ['language', 'German as office language, proficient in spoken and written'],
    ]);
  });

  it('may be a preference', () => {
    expect(rowsOf('Japanese is a big plus').map(([kind]) => kind)).toEqual(['language']);
  });
});

describe('keywords', () => {
  it.each(['万平方米', '公里', '人次', '新员工', '老客户', 'Sales Manager', 'Senior Associate'])(
    'are not units, people of any employer or posts: %s',
    (word) => {
      expect(isKeyword(word)).toBe(false);
    },
  );

  it.each(['SQL', 'BIM', '焊接'])('are names and kinds of work: %s', (word) => {
    expect(isKeyword(word)).toBe(true);
  });
});
