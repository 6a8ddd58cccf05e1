import { ALTERNATIVES } from './phrase-parts.js';
import { latinAt } from './phrase-tokens.js';
import type { ProvingText } from './read-resume.js';
import { relatedWordsOf } from './related-words.js';

/** A list of tools by name, with the kind after it: Excel、Word等办公软件. */
const TOOLS =
  /(?<list>[A-Za-z][\w+#./ ]*(?:[、，和及][A-Za-z][\w+#./ ]*)+)(?:等(?<kind>[\u4e00-\u9fa5]{0,8}))?/u;
const SEPARATOR = /[、，和及]/u;

/**
 * The tools of a list that a résumé names and does not name; null if it names at least most of them, or the kind of the
 * list.
 */
export function openTools(
  text: string,
  texts: readonly ProvingText[],
): { shown: string[]; open: string[] } | null {
  const { list = '', kind = '' } = TOOLS.exec(text)?.groups ?? {};
  const members = list
    .split(SEPARATOR)
    .map((member) => member.trim())
    .filter(Boolean);
  const isNamed = (names: readonly string[]): boolean =>
    texts.some(({ affirmed }) =>
      names.some((name) =>
        /^[A-Za-z]/u.test(name)
          ? latinAt(affirmed.toLowerCase(), name.toLowerCase()) >= 0
          : affirmed.includes(name),
      ),
    );
  if (members.length < 2 || (kind !== '' && isNamed([kind, 'Office']))) return null;
  const open = members.filter(
    (member) => !member.split(ALTERNATIVES).some((name) => isNamed(relatedWordsOf(name.trim()))),
  );
  return open.length > 0 && open.length < members.length && open.length * 2 >= members.length
    ? { shown: members.filter((member) => !open.includes(member)), open }
    : null;
}
