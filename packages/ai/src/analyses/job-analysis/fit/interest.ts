import type { Contribution } from '@qicheng/analysis/result';
import { abilityOf } from '#src/data/occupations.js';
import { isEmployment } from '#src/jd/employment.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { quoted } from '../../resume-analysis/statements.js';
import { matchOccupation } from '../match-occupation.js';
import { type FitRule, type FitSubject } from './rule.js';

const BASE = 40;
const INTENDED = 30;
const PER_RATING = 12;
const MIDDLE_RATING = 3;
const FREE_TIME = 15;

/** 兴趣: the stated interest, the intention of the résumé, and voluntary activities. */
export const interestFit: FitRule = (subject) => [
  { ruleId: 'interest.base', points: BASE, reason: '起始分：没有说明时不加不减', evidence: [] },
  ...intended(subject),
  ...rated(subject),
  ...freeTime(subject),
];

function intended({ resume, occupation, isGeneral, input }: FitSubject): Contribution[] {
  const { positions = [] } = resume.document.intention;
  const at = positions.findIndex(({ name }) => {
    const words = wordsOfText(name, resume.document.meta.lang);
    // Unknown positions share one entry of the table, so they are compared by name.
    return isGeneral
      ? words !== '' && words === input.position.trim()
      : words !== '' && matchOccupation(words).occupation.code === occupation.code;
  });
  if (at < 0) return [];
  const quote = quoted(wordsOfText(positions[at]?.name, resume.document.meta.lang));
  return [
    {
      ruleId: 'interest.intention',
      points: INTENDED,
      reason: '求职意向就是这一方向',
      evidence: [{ pointer: `/intention/positions/${at}/name`, quote }],
    },
  ];
}

const rated = ({ input: { interest } }: FitSubject): Contribution[] =>
  interest === undefined
    ? []
    : [
        {
          ruleId: 'interest.rating',
          points: (interest - MIDDLE_RATING) * PER_RATING,
          reason: `自评兴趣 ${interest} / 5`,
          evidence: [],
        },
      ];

const OWN_PROJECT = /个人|自学|练习|业余|开源|自己/u;
/** The projects of people with jobs are those of their employers, unless they say that they are their own. */
function isProjectOfWork(
  pointer: string,
  { projects, work, meta }: FitSubject['resume']['document'],
): boolean {
  const project = projects[Number(/^\/projects\/(\d+)\b/u.exec(pointer)?.[1] ?? -1)];
  return (
    project !== undefined &&
    work.some(isEmployment) &&
    !OWN_PROJECT.test(`${wordsOfText(project.name, meta.lang)}，${wordsOfText(project.role, meta.lang)}`)
  );
}

/** Projects, campus work and hobbies are voluntary, so they show interest. */
function freeTime({ resume, occupation }: FitSubject): Contribution[] {
  const words = occupation.abilities.flatMap(({ key }) => {
    const ability = abilityOf(key);
    return ability.kind === '通用' ? [] : ability.words.flat();
  });
  const found = resume
    .textsWith(words)
    .find(
      ({ pointer }) =>
        /^\/(?:projects|campus|practice|hobbies)\b/.test(pointer) &&
        !isProjectOfWork(pointer, resume.document),
    );
  return found
    ? [
        {
          ruleId: 'interest.freeTime',
          points: FREE_TIME,
          reason: '在自选的项目或活动中做过相关的事',
          evidence: [{ pointer: found.pointer, targetId: found.targetId, quote: quoted(found.text) }],
        },
      ]
    : [];
}
