import { emptyDocument } from './defaults.js';
import { parseReportOf, type ParsedFile } from './parse-report.js';
import { SAMPLES } from './samples.js';

const NOTHING: ParsedFile = { document: null, lines: [], fileOrder: [] };
const printed = SAMPLES.computerScience();

const statesOf = (file: ParsedFile) =>
  parseReportOf(printed, 'zh', file).fields.map(({ kind, state }) => `${kind} ${state}`);

it('finds everything if the file was parsed as the résumé is', () => {
  const fields = statesOf({ ...NOTHING, document: printed });
  expect(fields).toEqual([
    'name found',
    'phone found',
    'email found',
    'school found',
    'period found',
    'employer found',
    'period found',
  ]);
});

it('reports everything lost if nothing was parsed, but still says what is in the text', () => {
  const report = parseReportOf(printed, 'zh', { ...NOTHING, fileOrder: ['林知', '远 13800000001'] });
  expect(new Set(report.fields.map(({ state }) => state))).toEqual(new Set(['lost']));
  expect(report.fields.filter(({ isInText }) => isInText).map(({ kind }) => kind)).toEqual(['name', 'phone']);
});

it("reports differing values as misread: a longer name, another month, another person's phone", () => {
  const document = structuredClone(printed);
  const [school] = document.education;
  if (!school?.school?.name || !school.period) throw new Error('the sample has no school');
  school.school.name = { zh: `${school.school.name.zh} 211` };
  school.period = { start: { y: 2001, m: 1 } };
  document.basics.phone = '13900000000';
  document.basics.email = ` ${printed.basics.email?.toUpperCase()} `;
  document.internships = [];
  expect(statesOf({ ...NOTHING, document })).toEqual([
    'name found',
    'phone misread',
    'email found',
    'school misread',
    'period misread',
    'employer lost',
    'period lost',
  ]);
});

it('distinguishes two studies at one school by their periods', () => {
  const twice = structuredClone(printed);
  const [school] = twice.education;
  if (!school) throw new Error('the sample has no school');
  twice.education = [
    school,
    { ...school, id: 'earlier', period: { start: { y: 2019, m: 9 }, end: { y: 2023, m: 6 } } },
  ];
  const read = { ...twice, education: twice.education.toReversed() };
  const { fields } = parseReportOf(twice, 'zh', { ...NOTHING, document: read });
  expect(new Set(fields.map(({ state }) => state))).toEqual(new Set(['found']));
});

it('treats a number with a country code as the same', () => {
  const document = { ...printed, basics: { ...printed.basics, phone: '+86 138-0000-0001' } };
  expect(statesOf({ ...NOTHING, document })[1]).toBe('phone found');
});

it('finds a name whose straight quotation marks are printed typographically', () => {
  const typed = structuredClone(printed);
  const read = structuredClone(printed);
  if (typed.education[0]) typed.education[0].school = { name: { zh: '"星火"学院' }, tags: [] };
  if (read.education[0]) read.education[0].school = { name: { zh: '“星火”学院' }, tags: [] };
  const { fields } = parseReportOf(typed, 'zh', { ...NOTHING, document: read });
  expect(fields.filter(({ state }) => state !== 'found')).toEqual([]);
});

it('expects nothing that is not printed', () => {
  expect(parseReportOf(emptyDocument(), 'zh', { ...NOTHING, document: printed }).fields).toEqual([]);
});
