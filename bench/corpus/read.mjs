// Reads a part of the corpus. Authors used their own words for some codes; here they are mapped to the
// product's.
import fs from 'node:fs';
import path from 'node:path';
import { ETHNICITY } from '../../packages/resume/dist/codes/ethnicity.js';

export const PARTS = ['train', 'tune', 'blind'];

const DEGREES = { associate: 'college', vocational: 'technical' };
const POLITICAL = { partyMember: '01', probationaryPartyMember: '02', leagueMember: '03', masses: '13' };
const ETHNICITIES = new Map(Object.entries(ETHNICITY).map(([code, { zh }]) => [zh, code]));

const CODES = {
  degree: (text) => DEGREES[text] ?? text,
  political: (text) => POLITICAL[text] ?? text,
  ethnicity: (text) => ETHNICITIES.get(text) ?? ETHNICITIES.get(`${text}族`) ?? text,
  // (86) 138-0000-1234; the marks in 3.3/4.0 and 79分 without their scale.
  phone: (text) => text.replace(/\D/gu, '').replace(/^86(?=1\d{10}$)/u, '') || text,
  // 1、负责… : a number before a statement is a list marker.
  highlight: (text) => text.replace(/^[（(]?\d{1,2}[)）.、．]\s*(?!\d)/u, ''),
  gpa: (text) => text.replace(/\s*[/／].*$|分$/u, ''),
};

/** @param {'resumes' | 'postings' | 'answers' | 'letters'} kind @param {string} part */
function filesOf(kind, part) {
  const folder = path.join(import.meta.dirname, kind, part);
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, ...JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) }));
}

/** Résumés as people paste them, with what a careful reader extracts from each. @param {string} part */
export const resumesOf = (part) =>
  filesOf('resumes', part).map(({ text, layout, truth }) => ({
    text,
    layout,
    truth: Object.fromEntries(
      Object.entries(truth).map(([section, entries]) => [
        section,
        entries.map((fields) => fields.map(([name, value]) => [name, CODES[name]?.(value) ?? value])),
      ]),
    ),
  }));

/** @param {string} part */
export const postingsOf = (part) => filesOf('postings', part);

/** Interview answers judged by hand; there are none for training. @param {string} part */
export const answersOf = (part) => filesOf('answers', part);

/** Cover letters with their postings and résumés; there are none for training. @param {string} part */
export const lettersOf = (part) => filesOf('letters', part);

/** Answers with and without conduct that ends an interview; the training part is in tooling/conduct-model. @param {string} part */
export const conductOf = (part) =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'conduct', `${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
