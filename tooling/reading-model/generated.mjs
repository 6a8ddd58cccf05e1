// Résumés in the layouts of bench/import as texts, many degraded as real ones are.
import { draws } from '../../bench/import/draws.mjs';
import { toText } from '../../bench/import/flow.mjs';
import { mixed } from '../../bench/import/mixed/mix.mjs';
import { TEMPLATES } from '../../bench/import/mixed/templates.mjs';
import { fieldsOf } from '../../bench/import/score.mjs';
import { lifeOf, truthOf } from './lives.mjs';
import { STYLES } from './styles.mjs';

// Far from the seeds of the benchmark.
const FIRST_SEED = 50_000;

const isHeading = ({ kind }) => kind === 'heading';
const NOISES = {
  none: (blocks) => toText(blocks),
  /** Headings removed, paragraphs kept separate. */
  headless: (blocks) =>
    toText(blocks.map((block) => (isHeading(block) ? { ...block, text: '' } : block))).replaceAll(
      '\r\n',
      '\n',
    ),
  /** Headings and empty lines removed. */
  block: (blocks) => toText(blocks.filter((block) => !isHeading(block))).replaceAll(/\n{2,}/gu, '\n'),
  /** Headings turned into labels of the next line. */
  inline: (blocks) => toText(blocks).replaceAll(/(?<=\r\n\r\n)([^\r\n:：]{2,8})\r\n/gu, '$1：'),
  /** One heading for several sections. */
  merged: (blocks) => {
    let count = 0;
    return toText(
      blocks.map((block) =>
        isHeading(block) ? { ...block, text: (count += 1) % 2 === 1 ? '经历' : '其他' } : block,
      ),
    );
  },
  /** Bullets removed. */
  flat: (blocks) => toText(blocks).replaceAll('• ', ''),
};

/** Invented lives in every style. @param {number} count */
export const livedResumes = (count) =>
  Array.from({ length: count }, (_, index) => {
    const life = lifeOf(index + 1);
    const styles = Object.values(STYLES);
    return { text: styles[index % styles.length](life), truth: truthOf(life) };
  });

/** @param {number} count */
export const generatedResumes = (count) =>
  Array.from({ length: count }, (_, index) => {
    const templates = Object.keys(TEMPLATES);
    const { document, blocks } = mixed(
      FIRST_SEED + index,
      index % 3 === 0 ? templates[(index / 3) % templates.length] : undefined,
    );
    const { of } = draws(FIRST_SEED + index);
    return { text: NOISES[of(Object.keys(NOISES))](blocks), truth: fieldsOf(document) };
  });
