import { placeFirst } from '../../guards/unplaced-text.js';
import { quotedList } from '../../jd/part-names.js';

/** An ability in the words of the actions, which an English action does not have in Chinese. */
export const shownBy = (label: string, words: readonly string[]): string =>
  words.length > 0 ? `${label}：经历中写到${quotedList(words)}` : `${label}：经历中写到了`;

/** What only the person can tell of an ability. */
export const openReason = (words: readonly string[], unplaced: string | undefined): string =>
  unplaced !== undefined
    ? placeFirst(unplaced)
    : words.length > 0
      ? `经历中写到${quotedList(words)}，是自己做的还是学过请您写明`
      : '没有读到能说明它的一句，做过的请补一句';
