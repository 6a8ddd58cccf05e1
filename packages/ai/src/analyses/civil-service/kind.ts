import {
  civilInput,
  type CivilInput,
  interviewElementKeys,
  interviewElements,
} from '@qicheng/analysis/civil-service';
import {
  civilReference,
  civilResult,
  type CivilReference,
  type CivilResult,
} from '@qicheng/analysis/civil-service-result';
import { placeholderFor, placeholdersIn } from '#src/text/placeholder.js';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { analyseCivil } from './analyse.js';
import { reportCivil, reportCivilReference } from './report.js';
import { practiceOf } from './tables/interview.js';

/** The reference answer for a structured interview for these posts; experience of the candidate is requested. */
export function writeCivilReference(input: CivilInput, { posts }: CivilResult): CivilReference {
  const { candidate, resume } = input;
  const practice = practiceOf(input);
  const [post] = posts;
  const [education] = candidate.educations;
  const document = resume?.document;
  const work = document?.internships[0] ?? document?.work[0] ?? document?.practice[0];
  const experience =
    (work && 'company' in work ? work.company?.zh : document?.practice[0]?.organisation?.zh) ?? '';
  const introduction = [
    `各位考官好，我是${placeholderFor('考生编号')}，`,
    `${education?.level ?? ''}${education?.major ? `${education.major}专业` : ''}，报考${post?.name ?? placeholderFor('职位')}。`,
    experience
      ? `我在${experience}${placeholderFor('做过的一件与职位有关的事')}，`
      : `我${placeholderFor('一段与职位有关的经历')}，`,
    `这让我明白这个职位需要${placeholderFor('一项能力')}。如果录用，我会先${placeholderFor('到岗后先做的一件事')}。`,
  ].join('');
  return {
    answers: interviewElementKeys.map((key) => ({
      element: interviewElements[key].label,
      question: practice[key].question,
      outline: [
        ...practice[key].points,
        ...(key === 'bearing' ? [] : [`联系自己：${placeholderFor('一件亲历的事')}`]),
      ],
      minutes: practice[key].minutes,
    })),
    introduction: introduction.slice(0, 1_000),
    needsFact: placeholdersIn(introduction),
    notes: ['结构化面试一般不得透露姓名，按考场规定报考生编号。', '提纲只给思路，例子用自己的亲身经历。'],
  };
}

/** Civil service: eligibility is decided by rules only; a model only comments on it. */
export const civilServiceKind = defineKind({
  service: 'civilService',
  input: civilInput,
  result: civilResult,
  analyse: analyseCivil,
  // Too little was stated for a total.
  isFree: ({ overall }) => overall === null,
  model: commentaryPart('civilService'),
  report: reportCivil,
  reference: { schema: civilReference, answer: writeCivilReference, report: reportCivilReference },
});
