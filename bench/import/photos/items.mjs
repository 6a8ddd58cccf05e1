// The photographs of a set: who is on each, in which layout, and how it is taken.
import { person } from '../people.mjs';
import { blind } from './blind.mjs';
import { chanceOf, shotOf } from './shots.mjs';
import { tune } from './tune.mjs';

export const SETS = { tune, blind };

/** Less text, so that a picture compressed by a chat program still shows it clearly. */
const shortened = (document) => ({
  ...document,
  internships: document.internships.slice(0, 1),
  projects: document.projects.slice(0, 1),
});

/** What is expected: the same jobs are internships or work, depending on the heading. */
function labelsOf(document, isCareer) {
  if (!isCareer) return document;
  const { internships, ...others } = document;
  return { ...others, work: internships };
}

/** Every fourth is turned and the file says so; about as many are turned and the file does not. */
const turnOf = (index, { of }) =>
  index % 7 === 3 || index % 11 === 0
    ? { turn: of([90, 180, 270]) }
    : index % 4 === 1
      ? { turn: of([90, 90, 270, 180]), isTurnInExif: true }
      : {};

/** @param {keyof typeof SETS} set */
export function itemsOf(set) {
  const { layouts, ranges, levels, count, firstSeed } = SETS[set];
  return Array.from({ length: count }, (_, index) => {
    const layout = layouts[index % layouts.length];
    const level = levels[index % levels.length];
    const seed = firstSeed + index;
    const isChat = [2, 6].includes(index % 7) && !layout.isDense;
    const given = { ...turnOf(index, chanceOf(seed)), isChat, cut: index % 6 === 5 ? 0.05 : 0 };
    const whole = person(seed, layout.words);
    const shown = isChat ? shortened(whole) : whole;
    return {
      id: `${set}-${String(index + 1).padStart(2, '0')}-${layout.style}-${level}`,
      groups: [level, ...(given.turn && !given.isTurnInExif ? ['turned'] : []), ...(isChat ? ['chat'] : [])],
      seed,
      layout,
      blocks: layout.layOut(shown, layout.isCareer ? '工作经历' : '实习经历'),
      labels: labelsOf(shown, layout.isCareer),
      shot: shotOf(seed, ranges[level], given),
    };
  });
}
