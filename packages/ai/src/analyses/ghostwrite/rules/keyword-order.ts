import type { TextRule } from './text-rule.js';

/** Names of tools in a row; words of Chinese may depend on their order, names do not. */
const NAMES = /[A-Za-z][\w+#.]*(?: [A-Za-z][\w+#.]*)?(?:、[A-Za-z][\w+#.]*(?: [A-Za-z][\w+#.]*)?){2,}/gu;

/** What the target asks for stands first in a row of tools. */
export const orderKeywords: TextRule = {
  id: 'keywordOrder',
  label: '目标岗位看重的工具排在前面',
  apply: (text, { keywords }) => {
    const rank = new Map(keywords.map((word, index) => [word.toLowerCase(), index]));
    const rankOf = (name: string) => rank.get(name.toLowerCase()) ?? keywords.length;
    return text.replace(NAMES, (row) =>
      row
        .split('、')
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .join('、'),
    );
  },
};
