import { placeOf, regionLabel } from '../api/region-queries.js';

const steps = (...names: string[]) => names.map((name, index) => ({ code: String(index), name }));

it.each([
  [['湖南省', '长沙市'], '湖南长沙'],
  [['湖南省', '长沙市', '岳麓区'], '湖南长沙岳麓区'],
  [['北京市', '北京市', '海淀区'], '北京海淀区'],
  [['上海市', '上海市'], '上海'],
  [['广西壮族自治区', '桂林市'], '广西桂林'],
  [['香港特别行政区'], '香港'],
])('prints %j as %s', (names, words) => expect(regionLabel(steps(...names))).toBe(words));

it('keeps the code of the last level', () => {
  expect(placeOf(steps('湖南省', '长沙市'))).toEqual({ code: '1', name: { zh: '湖南长沙' } });
});
