import { withoutEmptyActs } from '../text/empty-act.js';
import { writtenPartOf } from '../text/narrated.js';
import { remainsSpoken } from '../text/spoken-words.js';
import { type Action, actionsOf } from './actions.js';
import { isDoing } from './is-doing.js';
import { isPresentable } from './presentable.js';
import type { ResumeReading } from './read-resume.js';

/** An action without the clauses that tell nothing done or are narrated as in a chat. */
function withToldActs(action: Action): Action {
  if (action.statement.lang !== 'zh') return action;
  const text = withoutEmptyActs(writtenPartOf(action.text));
  return text === '' || text === action.text || !isDoing(text)
    ? action
    : { ...action, text, statement: { ...action.statement, text } };
}

/** The actions of a résumé that a formal text can tell. */
export const toldActions = (reading: ResumeReading): Action[] =>
  actionsOf(reading.statements)
    .map(withToldActs)
    .filter(
      ({ statement, text }) =>
        isPresentable(statement, reading) && !(statement.lang === 'zh' && remainsSpoken(text)),
    );
