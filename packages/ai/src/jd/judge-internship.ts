import type { JobRequirement } from '@qicheng/analysis/job-description';
import { judgeWords } from './judge-words.js';
import { judgeFact, type Judgement, VALUES } from './judgement.js';
import { matchInternship } from './match-dates.js';
import { matchInternshipInTrade } from './match-experience.js';
import { matchNamedInternship } from './match-internship.js';
import type { ResumeReading } from './read-resume.js';

const MAX_ATOMS = 8;
const OF_JOBS = /^\/(?:internships|work)\//u;

/** The words of a required internship, which another part of the résumé shows only in part. */
function judgeWordsOfJobs(requirement: JobRequirement, reading: ResumeReading): Judgement {
  const { text, terms, isAnyOf, kind } = requirement;
  const jobs = reading.texts.filter(({ pointer }) => OF_JOBS.test(pointer));
  const atWork = judgeWords(text, terms, isAnyOf, { ...reading, texts: jobs }, kind);
  if (atWork.state === '直接' || atWork.state === '可迁移') return atWork;
  const anywhere = judgeWords(text, terms, isAnyOf, reading, kind);
  return anywhere.state === '直接'
    ? {
        ...{ state: '可迁移', value: VALUES.可迁移, atoms: anywhere.atoms },
        reason: '实习里没有写到这一方面，简历的其他地方写到了',
        action: '实习里也做过的话，写进那段实习；没有就不要写。',
      }
    : anywhere;
}

/** The internship is checked first; its required field is then matched by words. */
export function judgeInternship(requirement: JobRequirement, reading: ResumeReading): Judgement {
  const named = matchNamedInternship(requirement.text, reading);
  if (named) return judgeFact(named, requirement);
  const internship = judgeFact(matchInternship(requirement.text, reading), requirement);
  if (requirement.terms.length === 0 || internship.state !== '直接') return internship;
  const same = matchInternshipInTrade(requirement.text, reading);
  if (same) return judgeFact(same, requirement);
  const judged = judgeWordsOfJobs(requirement, reading);
  if (judged.state === '未体现')
    return { ...judged, atoms: [], reason: `${internship.reason}，没有写到这一方面` };
  const atoms = (judged.atoms.length > 0 ? judged.atoms : internship.atoms).slice(0, MAX_ATOMS);
  const value = (1 + (judged.value ?? 0)) / 2;
  const { state } = judged;
  return { state, value, reason: `${internship.reason}；${judged.reason}`, atoms, action: judged.action };
}
