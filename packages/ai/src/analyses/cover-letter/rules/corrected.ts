import { hasNoChinese } from '#src/text/no-chinese.js';
import { sharedRun } from '#src/text/shared-run.js';
import { barePost, otherPostIn } from '../facts/applied-posts.js';
import { unfitPoliteName } from '../facts/polite-names.js';
import { withAddressee } from '../facts/strangers-named.js';
import { type LetterGround, politeNameOf } from '../letter-ground.js';
import { missing } from '../missing.js';
import type { Letter } from '../read-letter.js';

const CLAUSE = /[^，。；！？\n]+/gu;
const MIN_FIELD = 2;

/** Puts the right post in place of the one a letter names; a reason that belongs to the wrong post is left to fill in. */
function withPost(body: string, ground: LetterGround): (text: string) => string {
  const said = otherPostIn(body, ground);
  const post = barePost(ground.position);
  if (said === undefined || hasNoChinese(said) !== hasNoChinese(post)) return (text) => text;
  const open = missing(`一件和${post}有关的事`);
  const isOfOther = (clause: string): boolean => {
    const shared = sharedRun(said, clause);
    return shared.length >= MIN_FIELD && !post.includes(shared);
  };
  return (text) =>
    text.replace(CLAUSE, (clause) =>
      clause.includes(said)
        ? clause.replaceAll(said, ground.position)
        : text.includes(said) && isOfOther(clause)
          ? open
          : clause,
    );
}

/** A paragraph with all that is written for another employer or post put right at once. */
export function correctedBy(letter: Letter, ground: LetterGround): (text: string) => string {
  const [addressed, posted] = [withAddressee(letter, ground), withPost(letter.body, ground)];
  const called = unfitPoliteName(letter.body, ground.company);
  return (text) => {
    const fixed = posted(addressed(text));
    return called === null ? fixed : fixed.replaceAll(called, politeNameOf(ground.company));
  };
}
