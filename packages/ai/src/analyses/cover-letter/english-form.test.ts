import type { LetterInput } from '@qicheng/analysis/cover-letter';
import { letterInput } from '#test/cover-letter/letter-pair.js';
import { analyseLetter } from './analyse.js';
import { readLetter } from './read-letter.js';

const LETTER = `Dear Hiring Team,
I am applying for the Store Manager position. I am a store manager at Maixiang with seven years in bakeries.
I would welcome a conversation at a time that suits you.
Best regards,
Vivian`;
const inputFor = (letter: string): LetterInput => ({
  ...letterInput('', { position: 'Store Manager' }),
  company: 'Guyu Bakery',
  position: 'Store Manager',
  letter,
});
const issues = (letter: string): string[] =>
  analyseLetter(inputFor(letter)).findings.map(({ issue }) => issue);

it('an English letter closes with an offer to talk, is signed with a first name and needs no date at its end', () => {
  const found = issues(LETTER);
  expect(found).not.toContain('结尾没有提出下一步');
  expect(found).not.toContain('没有写日期');
  expect(found).not.toContain('没有署名');
});

it('says who writes by an occupation, and not by a quality', () => {
  const { dimensions } = analyseLetter(
    inputFor(LETTER.replace(/I am a store[^\n]*/u, 'I am a hard-working team player.')),
  );
  const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
  expect(reasons).not.toContain('开头说明了自己是谁');
});

describe('an English salutation with a reader and an employer', () => {
  it.each([
    'Dear Recruiting Team at Northern Lights Outdoor Textiles,',
    'Dear Head of Engineering at Hengtai Precision Components:',
  ])('is read as one: %s', (line) => {
    const { paragraphs } = readLetter(`${line}\n\nI am writing about the post.\n\nSincerely,\nLi Ming`);
    expect(paragraphs[0]?.role).toBe('salutation');
  });

  it('is not a sentence that begins with Dear', () => {
    const { paragraphs } = readLetter(
      'Dear customers were what I served for six years. I sold tea.\n\nI write.',
    );
    expect(paragraphs[0]?.role).toBe('opening');
  });
});
