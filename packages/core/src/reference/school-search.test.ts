import { searchTermsOf } from './school-search.js';
import { schoolsOfShortName } from './school-short-names.js';

it('lists the schools of a short form, most frequent first', () => {
  expect(schoolsOfShortName('人大')).toEqual(['中国人民大学']);
  expect(schoolsOfShortName('东大')).toEqual(['东南大学', '东北大学']);
  expect(schoolsOfShortName('东南')).toEqual([]);
});

it('has patterns only for short Han texts, and letters only for Latin ones', () => {
  expect(searchTermsOf(' 国美 ')).toMatchObject({
    keyword: '国美',
    latin: '',
    spread: expect.arrayContaining(['中国%美%']),
  });
  expect(searchTermsOf('QiCheng shi')).toEqual({
    keyword: 'QiCheng shi',
    latin: 'qichengshi',
    spread: [],
    named: [],
  });
  for (const text of ['%', '100%', '大'.repeat(9), '']) expect(searchTermsOf(text).spread).toEqual([]);
});
