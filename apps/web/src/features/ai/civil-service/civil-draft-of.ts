import { civilInput, type CivilPost, interviewElementKeys } from '@qicheng/analysis/civil-service';
import { entryOf } from '../kit/entry-of.js';
import { chosenIn } from '../kit/resume-choice.js';
import {
  type CivilDraft,
  type DraftPost,
  EDUCATION_BOXES,
  FACT_BOXES,
  HOUR_BOXES,
  MOCK_BOXES,
  MODULE_BOXES,
  NO_PROJECT,
} from './civil-draft.js';

const storedInput = civilInput.omit({ resume: true, today: true });

function draftPostOf({ postId, name, table, conditions: { other = '' } }: CivilPost): DraftPost {
  if (postId !== undefined) return { kind: 'table', postId, name, isSample: table?.isSample ?? false };
  return { kind: 'pasted', name, text: other };
}

/** The form of a result that is asked again. */
export function civilDraftOf(input: unknown): Partial<CivilDraft> {
  const read = storedInput.safeParse(input);
  if (!read.success) return {};
  const { exam, candidate, posts, mock, ratings = [], hours, question = '' } = read.data;
  const { educations, serviceProjects, certificates } = candidate;
  return {
    ...{ exam, question, posts: posts.map(draftPostOf), ...chosenIn(input) },
    educations: educations.map((education) => entryOf(EDUCATION_BOXES, education)),
    facts: entryOf(FACT_BOXES, candidate),
    projects: serviceProjects?.length === 0 ? [NO_PROJECT] : (serviceProjects ?? []),
    certificates: certificates?.length === 0 ? NO_PROJECT : (certificates ?? []).join('、'),
    mock: entryOf([...MOCK_BOXES, ...MODULE_BOXES], mock),
    ratings: ratings.map((rating) => interviewElementKeys.map((key) => rating[key]).join(' ')).join('\n'),
    hours: entryOf(HOUR_BOXES, hours),
  };
}
