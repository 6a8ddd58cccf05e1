import { emptyDocument } from './defaults.js';
import type { ResumeDocument } from './document.js';
import { resumeView } from './view.js';

it('omits in English the details that only Chinese résumés state, unless they are switched on', () => {
  const basics: ResumeDocument['basics'] = {
    gender: 'male',
    birthDate: { y: 2002, m: 5 },
    marital: 'single',
    heightCm: 178,
    weightKg: 70,
    ethnicity: '03',
    nativePlace: { name: { zh: '甘肃' } },
    politicalStatus: { code: '03' },
    workSince: { y: 2015, m: 7 },
    driverLicence: 'C1',
    phone: '13800000002',
  };
  const document = { ...emptyDocument(), basics };
  const labels = (lang: 'zh' | 'en', meta = {}) =>
    resumeView({ ...document, meta: { ...document.meta, ...meta } }, lang).header.facts.map(({ id }) => id);
  expect(labels('zh')).toHaveLength(10);
  expect(labels('en')).toEqual(['basics.workSince', 'basics.driverLicence']);
  expect(labels('en', { personalDetailsInEnglish: true })).toEqual(labels('zh'));
});
