import { utils, write } from '@e965/xlsx';
import { startStudents } from '#test/student-stack.js';
import type { FirstPassword } from './import-roster.js';

let stack: Awaited<ReturnType<typeof startStudents>>;
beforeAll(async () => {
  stack = await startStudents();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.student.deleteMany();
  await stack.database.auditEntry.deleteMany();
});

const HEAD = '学号,姓名,手机号,初始密码';
const csv = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n'));
let made: readonly FirstPassword[] = [];
let progress: [number, number][] = [];
const load = (content: Buffer, { dryRun = false, school = '启程示范大学' } = {}) => {
  made = [];
  progress = [];
  const onProgress = (done: number, total: number) => progress.push([done, total]);
  const keepPasswords = (passwords: readonly FirstPassword[]) => {
    made = passwords;
    return Promise.resolve();
  };
  return stack.rosters.run({ actor: 'test', school, content, dryRun, keepPasswords, onProgress });
};
const rows = () => stack.database.student.findMany({ orderBy: { studentNumber: 'asc' } });
const nameOf = async (studentNumber: string) => {
  const row = await stack.database.student.findFirstOrThrow({ where: { studentNumber } });
  return stack.secrets.decrypt(row.nameCipher);
};

describe('a roster', () => {
  it('adds, updates and keeps students line by line, and is idempotent', async () => {
    const first = csv('20260001,许清和,13800000011,Shuishan-2026', '20260002,周以宁,,');
    expect(await load(first)).toMatchObject({ counts: { added: 2, updated: 0, unchanged: 0, refused: 0 } });
    expect(made).toEqual([
      {
        studentNumber: '20260002',
        name: '周以宁',
        password: expect.stringMatching(/^[a-z\d]{12}$/) as string,
      },
    ]);
    expect(await load(first)).toMatchObject({ counts: { added: 0, updated: 0, unchanged: 2, refused: 0 } });
    expect(made).toEqual([]);
    const second = csv('20260001,许清和,13800000019,Shuishan-2026', '20260002,周以寧,,', '20260003,沈若川,,');
    expect((await load(second)).lines.map(({ outcome }) => outcome)).toEqual(['updated', 'updated', 'added']);
    expect(await nameOf('20260002')).toBe('周以寧');
  });

  it('stores no name, phone or password in plain text', async () => {
    await load(csv('20260001,许清和,13800000011,Shuishan-2026'));
    const kept = JSON.stringify([await rows(), await stack.database.auditEntry.findMany()]);
    for (const text of ['许清和', '13800000011', 'Shuishan']) expect(kept).not.toContain(text);
  });

  it('writes nothing on a dry run, and reports the same', async () => {
    const content = csv('20260001,许清和,,', 'x y,无名,,');
    const dry = await load(content, { dryRun: true });
    expect([await rows(), await stack.database.auditEntry.count(), made]).toEqual([[], 0, []]);
    expect(await load(content)).toEqual(dry);
    expect(await stack.database.auditEntry.findMany()).toMatchObject([
      {
        actor: 'test',
        action: 'roster.import',
        subject: 's1',
        detail: { added: 1, refused: 1, generated: 1 },
      },
    ]);
  });

  it('reports bad lines and imports the others', async () => {
    const report = await load(
      csv(
        '20260001,许清和,13800000011,',
        '20260021,无名！,,',
        '20260021,重复,,',
        '学号,周以宁,,',
        '20260003,,,',
        '20260004,沈若川,12345,',
        '20260005,沈若川,13800000011,',
        '20260006,沈若川,,202606',
        '20260007,沈若川,,ab260007cd',
        '20260008,沈若川,,Same-2026x',
        '20260009,沈若川,,Same-2026x',
        '20260010,沈若川,,qwer1234',
        ',,,',
        '２０２６００１１,全角,,',
      ),
    );
    expect(report.lines.map(({ line, refusal }) => [line, refusal])).toEqual([
      [2, 'phoneRepeated'],
      [3, 'nameInvalid'],
      [4, 'numberRepeated'],
      [5, 'numberInvalid'],
      [6, 'nameInvalid'],
      [7, 'phoneInvalid'],
      [8, 'phoneRepeated'],
      [9, 'passwordWeak'],
      [10, 'passwordWeak'],
      [11, 'passwordShared'],
      [12, 'passwordShared'],
      [13, 'passwordWeak'],
      [15, null],
    ]);
    const otherLines = new Map(report.lines.map((line) => [line.line, line.otherLines]));
    expect([2, 4, 8, 11].map((line) => otherLines.get(line))).toEqual([[8], [3], [2], [12]]);
    expect((await rows()).map(({ studentNumber }) => studentNumber)).toEqual(['20260011']);
  });

  it('keeps college and class as the newest roster that has them, and refuses what cannot be printed', async () => {
    const lines = (college: string, name: string) =>
      Buffer.from(`学号,姓名,学院,班级\n1001,许清和,${college},${name}\n1002,周以宁,${'长'.repeat(51)},`);
    expect(await load(lines('会计学院', '会计 2601'))).toMatchObject({
      lines: [{ outcome: 'added' }, { refusal: 'groupInvalid' }],
      ignoredColumns: [],
    });
    expect(await load(lines('会计学院', '会计 2602'))).toMatchObject({ counts: { updated: 1 } });
    expect(await load(csv('1001,许清和,,'))).toMatchObject({ counts: { unchanged: 1 } });
    expect(await load(lines('', ''))).toMatchObject({ counts: { unchanged: 1 } });
    expect(await rows()).toMatchObject([{ college: '会计学院', className: '会计 2602' }]);
  });

  it('accepts phones in the usual formats, and reports the ignored columns', async () => {
    const report = await load(
      Buffer.from(
        '学号,姓名,年级,辅导员,手机号\n1001,许清和,会计学院,1 班,+86 139-0000-0011\n1002,周以宁,,,8613900000012\n1003,沈若川,,,(139) 0000 0013',
      ),
    );
    expect(report).toMatchObject({ counts: { added: 3 }, ignoredColumns: ['年级', '辅导员'] });
    const phones = (await rows()).map(({ phoneCipher }) => stack.secrets.decrypt(phoneCipher ?? ''));
    expect(phones).toEqual(['13900000011', '13900000012', '13900000013']);
  });

  it('is written completely or not at all, also beyond the first batch', async () => {
    const lines = Array.from({ length: 2_100 }, (_, index) => `${3_000 + index},许清和,,`);
    await stack.database.$executeRaw`
      ALTER TABLE student ADD CONSTRAINT test_end CHECK (student_number <> '5099')`;
    await expect(load(csv(...lines))).rejects.toThrow('test_end');
    expect(await rows()).toEqual([]);
    await stack.database.$executeRaw`ALTER TABLE student DROP CONSTRAINT test_end`;
    expect((await load(csv(...lines))).counts.added).toBe(2_100);
    expect(progress.slice(0, 2)).toEqual([
      [300, 2_100],
      [600, 2_100],
    ]);
    expect(progress.at(-1)).toEqual([2_100, 2_100]);
  });

  it('does not change a verified phone or a password set by the student [ST2]', async () => {
    await load(csv('20260001,许清和,13800000011,Shuishan-2026'));
    await stack.database.student.updateMany({
      data: { phoneProvenAt: stack.clock.now(), hasRosterPassword: false },
    });
    const [before] = await rows();
    const report = await load(csv('20260001,许清和,13800000012,', '20260002,周以宁,,'));
    expect(report.lines).toMatchObject([{ refusal: 'phoneProven' }, { outcome: 'added' }]);
    expect(await load(csv('20260001,许清和,13800000011,Other-9371x'))).toMatchObject({
      counts: { unchanged: 1 },
    });
    expect((await rows())[0]).toEqual(before);
  });

  it('writes nothing if the first passwords cannot be stored', async () => {
    const keepPasswords = () => Promise.reject(new Error('disk'));
    const content = csv('20260001,许清和,,');
    await expect(
      stack.rosters.run({ actor: 'test', school: 's1', content, dryRun: false, keepPasswords }),
    ).rejects.toThrow('disk');
    expect(await rows()).toEqual([]);
  });
});

describe('the file', () => {
  it('may be GB18030', async () => {
    // 学号,姓名 / 007,林知远
    const bytes = Buffer.from('d1a7bac52cd0d5c3fb0a3030372cc1d6d6aad4b60a', 'hex');
    expect(await load(bytes)).toMatchObject({ counts: { added: 1 } });
    expect(await nameOf('007')).toBe('林知远');
  });

  it('may be XLSX, with numbers as numbers', async () => {
    const book = utils.book_new();
    const cells = [
      ['姓名', '学号*', '手机号（选填）'],
      ['林知远', 202600010001, 13800000011],
      [],
      ['苏晓禾', '0012'],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), '名单');
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
    expect(await load(bytes)).toMatchObject({
      lines: [
        { line: 2, studentNumber: '202600010001', outcome: 'added' },
        { line: 4, studentNumber: '0012', outcome: 'added' },
      ],
    });
    expect(stack.secrets.decrypt((await rows())[1]?.phoneCipher ?? '')).toBe('13800000011');
  });

  it.each([
    ['sheetUnreadable', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
    ['sheetUnreadable', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)])],
    ['rosterColumnsMissing', Buffer.from('姓名,电话\n林知远,1')],
    ['sheetTooLarge', Buffer.alloc(11 * 1024 * 1024, 'a')],
    ['sheetTooLarge', csv(...Array.from({ length: 20_001 }, (_, index) => `${index},林知远,,`))],
  ])('is refused with %s', async (reason, content) => {
    await expect(load(content)).rejects.toMatchObject({ reason });
  });

  it('requires a known school', async () => {
    await expect(load(csv(), { school: '没有的大学' })).rejects.toMatchObject({ reason: 'schoolUnknown' });
  });
});
