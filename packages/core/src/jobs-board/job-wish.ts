import type { I18nText, ResumeDocument } from '@qicheng/resume/document';
import { searchWordsOf } from '../content/index.js';

const MOST_WORDS = 200;

const bothOf = (text: I18nText | undefined): string => [text?.zh, text?.en].filter(Boolean).join(' ');
const bare = (city: string): string => city.trim().replace(/(?<=..)市$/u, '');

/** What a résumé says of the work that is wanted: words by which jobs are chosen, and cities. */
export function wishOf({ intention, education, skills, work, internships }: ResumeDocument): {
  words: string[];
  cities: string[];
} {
  const { positions = [], cities = [] } = intention;
  const text = [
    ...positions.map(({ name }) => bothOf(name)),
    ...[...work, ...internships].map(({ title }) => bothOf(title)),
    ...skills.map(({ name }) => bothOf(name)),
    ...education.map(({ major }) => bothOf(major)),
  ].join('\n');
  const words = searchWordsOf({ title: '', text }).slice(0, MOST_WORDS);
  return { words, cities: cities.map(({ name }) => bare(bothOf(name))).filter((name) => name !== '') };
}
