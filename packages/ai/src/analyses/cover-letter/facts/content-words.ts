import { regex } from '@qicheng/resume/regex';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { wordsOf } from '#src/text/words.js';

/** Words that are in the lines of any work. */
const GENERAL = regex('u')`
  ^(?:负责|工作|公司|团队|项目|管理|完成|参与|每月|每天|每年|平均|进行|左右|其中|已经|自己|我们|目前|现在|客户
  |实现|累计|达到|提升|提高|降低|期间|能力|经验|相关|熟悉|具有|具备|良好|以上|一个|一些|一次|做过|about|with|from|that|this|have
  |been|more|than|over|into|their|which|years|year|months|month|will|also|work|working|experience|strong
  |including|role|plus|degree|related|preferred|ability)$
`;

/** The words of a text that name what it is about: no figures, no words of any work. */
export const contentWords = (text: string): string[] =>
  (hasNoChinese(text)
    ? (text.toLowerCase().match(/[a-z][a-z+#.]{3,}/gu) ?? []).map((word) => word.replace(/\.+$/u, ''))
    : [...wordsOf(text), ...(text.match(/[a-z][a-z\d+#.]+/giu) ?? [])].filter(
        (word) => word.length > 1 && !/\d/u.test(word),
      )
  ).filter((word) => !GENERAL.test(word.toLowerCase()));
