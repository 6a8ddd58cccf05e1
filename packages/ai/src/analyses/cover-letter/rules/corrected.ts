import { hasNoChinese } from '#src/text/no-chinese.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { sharedRun } from '#src/text/shared-run.js';
import { barePost, otherPostIn } from '../facts/applied-posts.js';
import { withAddressee } from '../facts/other-employers.js';
import { unfitPoliteName } from '../facts/polite-names.js';
import { type LetterContext, politeNameOf } from '../letter-context.js';
import { ARROGANT } from '../phrases.js';
import type { Letter, Paragraph } from '../read-letter.js';
import { isForAnother } from './for-another.js';
import { salutationFor } from './salutation-for.js';

const CLAUSE = /[^，。；！？\n]+/gu;
const MIN_FIELD = 2;
/** One thing left to fill in is asked for once. */
const REPEATED_OPEN = /(【[^】]*】)(?:[，。；！,;!\s]*\1)+/gu;

/** Puts the right post in place of the one a letter names; a reason that belongs to the wrong post is left to fill in. */
function withPost(body: string, context: LetterContext): (text: string) => string {
  const otherPost = otherPostIn(body, context);
  const post = barePost(context.position);
  if (otherPost === undefined || hasNoChinese(otherPost) !== hasNoChinese(post)) return (text) => text;
  const open = placeholderFor(`一件和${post}有关的事`);
  const isOfOther = (clause: string): boolean => {
    const shared = sharedRun(otherPost, clause);
    return shared.length >= MIN_FIELD && !post.includes(shared);
  };
  // Those who hold the post, among whom one compares oneself, are not the post applied for: 店长里我第一.
  const isAmongHolders = (clause: string): boolean =>
    [...clause.split(otherPost).slice(1)].some((after) => /^(?:们|[之当]?中(?!心)|里(?!面试))/u.test(after));
  return (text) =>
    text
      .replace(CLAUSE, (clause) =>
        isAmongHolders(clause)
          ? clause
          : clause.includes(otherPost)
            ? clause.replaceAll(otherPost, context.position)
            : text.includes(otherPost) && isOfOther(clause)
              ? open
              : clause,
      )
      .replace(REPEATED_OPEN, '$1');
}

/** A paragraph with all that is written for another employer or post corrected at once. */
export function correctedBy(letter: Letter, context: LetterContext): (text: string) => string {
  const [addressed, posted] = [withAddressee(letter, context), withPost(letter.body, context)];
  const called = unfitPoliteName(letter.body, context.company);
  return (text) => {
    // The place before a name that begins with it: 深圳市深圳市….
    const fixed = posted(addressed(text)).replace(/(\p{Script=Han}{2,4}[省市])\1/gu, '$1');
    return called === null ? fixed : fixed.replaceAll(called, politeNameOf(context.company));
  };
}

/** What drew one to another employer or post. */
const DRAWN =
  /向往|认同|理念|欣赏|敬佩|吸引|一直(?:很|都)?想|喜欢|热爱|看[中重好]|扎根|从[^，。；]{1,8}做起|因为|更适合|梦想/u;
/** An addressee by an office that another employer has. */
const OFFICE = /([园院校行店馆所])长/u;
/** Whether a salutation names the head of another kind of employer: 园长 of a company. */
const isOfOtherHead = (text: string, company: string): boolean => {
  const [, kind] = OFFICE.exec(text) ?? [];
  return kind !== undefined && !politeNameOf(company).endsWith(kind);
};

/** Whether a part of another employer's name is left behind the right one: 青禾有限公司销售公司. */
const hasRest = (text: string, company: string): boolean =>
  /^[\u4e00-\u9fa5]{0,6}(?:公司|集团|医院|学校|事务所)/u.test(text.split(company)[1] ?? '');

/**
 * A paragraph corrected, where its names alone are wrong; undefined where it is to be written again, because it was
 * written for another employer or post: with the names replaced it would say what nobody means.
 */
export function correctionOf(
  letter: Letter,
  context: LetterContext,
): (paragraph: Paragraph) => string | undefined {
  const fix = correctedBy(letter, context);
  const isOther = isForAnother(letter, context);
  const isBoth = isOther && otherPostIn(letter.body, context) !== undefined;
  return ({ role, text }) => {
    if (role === 'salutation')
      return isOther && (isOfOtherHead(text, context.company) || hasRest(fix(text), context.company))
        ? salutationFor(context)
        : fix(text);
    return isBoth || DRAWN.test(text) || ARROGANT.test(text) ? undefined : fix(text);
  };
}
