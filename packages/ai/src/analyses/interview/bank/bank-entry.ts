import type { InterviewQuestionType, ScoringPoint } from '@qicheng/analysis/interview';

/** A question of the bank. */
export interface BankEntry {
  readonly id: string;
  readonly type: InterviewQuestionType;
  readonly depth: 'L1' | 'L2';
  readonly timeSec: number;
  /** The topic of the question, and words by which a requirement matches it. */
  readonly topic: string;
  readonly topicWords: readonly string[];
  readonly text: string;
  readonly why: string;
  readonly points: readonly ScoringPoint[];
  /** Follow-ups to a complete answer. */
  readonly next: readonly string[];
}

const listed = (words = ''): string[] => words.split(',').filter((word) => word !== '');

function pointOf(written: string, index: number): ScoringPoint {
  const [label = '', words] = written.split(':');
  return { id: `p${index + 1}`, label: label.trim(), words: listed(words?.trim()) };
}

function entryOf(line: string): BankEntry {
  const [id, type, depth, seconds, topic, text, why, points, next = ''] = line
    .split('|')
    .map((part) => part.trim());
  if (!points) throw new Error(`incomplete line of the question bank: ${line}`);
  const [name = '', words] = (topic ?? '').split('=');
  return {
    id: id ?? '',
    type: type as InterviewQuestionType,
    depth: depth === 'L2' ? 'L2' : 'L1',
    timeSec: Number(seconds),
    ...{ topic: name, topicWords: listed(words), text: text ?? '', why: why ?? '' },
    points: points.split(';').map(pointOf),
    next: next
      .split('/')
      .map((question) => question.trim())
      .filter((question) => question !== ''),
  };
}

/**
 * Parses questions, one per line: `id | type | depth | seconds | topic=words,… | question | why it is asked |
 * point:words,…; point:words,… | follow-up / another`. The last part is optional.
 */
export const bankOf = (lines: string): readonly BankEntry[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(entryOf);
