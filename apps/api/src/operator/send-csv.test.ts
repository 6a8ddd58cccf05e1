import { csvOf } from './send-csv.js';

const bodyOf = (value: string) => csvOf(['列'], [[value]]).split('\r\n')[1];

describe('csvOf', () => {
  it('starts with a BOM, quotes every cell and terminates every line', () => {
    expect(csvOf(['名称', '值'], [['a"b', 'c,d\ne']])).toBe('\uFEFF"名称","值"\r\n"a""b","c,d\ne"\r\n');
  });

  it.each(['=1+1', '+1+1', '-1+cmd|A1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\uFEFF=1'])(
    'EX6: turns %j into text',
    (value) => {
      expect(bodyOf(value)?.startsWith(`"'`) ?? csvOf(['列'], [[value]]).includes(`"'`)).toBe(true);
    },
  );

  it.each(['-5', '12.50', '-0.01', '138****0001', '林=知远'])('leaves %s unchanged', (value) => {
    expect(bodyOf(value)).toBe(`"${value}"`);
  });
});
