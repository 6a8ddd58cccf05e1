// Fictional people with known fields. Only held-out cases use the held-out half of the words.
import { compose, composer, day, span } from '../../packages/resume/dist/samples/compose.js';
import { draws } from './draws.mjs';
import { formerWords } from './former/words.mjs';
import { asideWords, freshWords } from './fresh/words.mjs';
import { heldOutWords } from './held-out/words.mjs';
import { mixedWords } from './mixed/words.mjs';
import { tunedWords } from './tuned-words.mjs';
import { variedWords } from './varied/words.mjs';

const WORDS = {
  tuned: tunedWords,
  mixed: mixedWords,
  varied: variedWords,
  fresh: freshWords,
  aside: asideWords,
  former: formerWords,
  heldOut: heldOutWords,
};

/** One person, of a trade if the words are grouped by trade; equal arguments give equal documents. */
export function person(seed, words, trade) {
  const vocabulary = trade ? WORDS[words][trade] : WORDS[words];
  const { of, some, between, next } = draws(seed * 7919 + (words === 'tuned' ? 1 : 2));
  const { id, t, bullets, paragraphs } = composer(`p${seed}x`);
  const year = between(2019, 2022);
  const { leads } = vocabulary;
  const isLed = leads.length > 0 && next() < 0.5;
  const isHonouredByYear = words !== 'tuned' && next() < 0.5;
  const isStillThere = words !== 'tuned' && next() < 0.3;
  const statement = () =>
    `${isLed ? `【${of(leads)}】` : ''}${of(vocabulary.verbs)}${of(vocabulary.objects)}，${of(vocabulary.means)}，${of(vocabulary.results)}`;
  const statements = (count) => bullets(...new Set(Array.from({ length: count }, statement)));
  const companies = some(vocabulary.companies, 2);
  const [city] = some(vocabulary.cities, 1);
  const document = compose(
    {
      order: [
        'intention',
        'education',
        'internships',
        'projects',
        'campus',
        'awards',
        'certificates',
        'skills',
        'selfEvaluation',
      ],
    },
    {
      basics: {
        name: { zh: of(vocabulary.names) },
        gender: of(['male', 'female']),
        birthDate: day(`${year - 18}.${String(between(1, 12)).padStart(2, '0')}`),
        politicalStatus: { code: of(['01', '02', '03', '13']) },
        ethnicity: of(vocabulary.ethnicities),
        nativePlace: { name: t(of(vocabulary.origins)) },
        phone: `13${between(100000000, 999999999)}`,
        email: `${of(vocabulary.mailboxes)}${between(100, 9999)}@example.com`,
      },
      intention: { positions: [{ name: t(of(vocabulary.titles)) }], cities: [{ name: t(city) }] },
      education: [
        {
          id: id(),
          school: { name: t(of(vocabulary.schools)) },
          major: t(of(vocabulary.majors)),
          degreeLevel: of(['bachelor', 'bachelor', 'master', 'college']),
          period: span(`${year}.09-${year + 4}.06`),
          gpa: { value: between(30, 39) / 10, scale: 4 },
          courses: some(vocabulary.courses, 3).map((name) => ({
            name: t(name),
          })),
        },
      ],
      internships: companies.map((company, index) => ({
        id: id(),
        company: t(company),
        title: t(of(vocabulary.titles)),
        period: span(
          `${year + 3 - index}.0${between(1, 4)}-${isStillThere && index === 0 ? '' : `${year + 3 - index}.${String(between(6, 11)).padStart(2, '0')}`}`,
        ),
        highlights: statements(between(2, 3)),
      })),
      projects: some(vocabulary.projects, 2).map((name, index) => ({
        id: id(),
        name: t(name),
        role: t(of(vocabulary.roles)),
        period: span(`${year + 2 - index}.10-${year + 3 - index}.02`),
        highlights: statements(2),
      })),
      campus: [
        {
          id: id(),
          organisation: t(of(vocabulary.organisations)),
          role: t(of(vocabulary.offices)),
          period: span(`${year + 1}.09-${year + 2}.06`),
          highlights: statements(1),
        },
      ],
      awards: some(vocabulary.awards, 2).map((name) => ({
        id: id(),
        name: t(name),
        date: day(isHonouredByYear ? `${year + 2}` : `${year + 2}.${between(10, 12)}`),
      })),
      certificates: some(vocabulary.certificates, 2).map((name) => ({ id: id(), name: t(name) })),
      skills: some(vocabulary.skills, 2).map(([name, keywords]) => ({ id: id(), name: t(name), keywords })),
      selfEvaluation: paragraphs(of(vocabulary.evaluations)),
    },
  );
  return vocabulary.live?.(document) ?? document;
}
