/** What a question asks for, and how a posting that already tells it does so. */
const ANSWERS: readonly { readonly asks: RegExp; readonly tells: RegExp }[] = [
  {
    asks: /夜班津贴/u,
    tells:
      /(?:夜班|晚班|中班|倒班|大夜|小夜)[^,，;；。\n]{0,8}\d+(?:\.\d+)?\s*(?:元|块)|\d+\s*(?:元|块)\s*[/每](?:个)?夜班/u,
  },
  {
    asks: /班次怎么轮换|休息日怎么排|值班怎么排/u,
    tells:
      /[三四五]班[二三两四]运?转?|(?:做|上)\s?[\d一二两三四五六]\s?(?:天)?休\s?[\d一二两三]|(?:每|一)(?:周|个?月)轮换|\d+\s*天\s*一(?:轮|换|倒)/u,
  },
  { asks: /出差多少天/u, tells: /出差[^,，;；。\n]{0,10}\d+\s*(?:天|次|%)|\d+\s*%[^,，;；。\n]{0,4}出差/u },
  { asks: /补贴标准/u, tells: /(?:出差|差旅)[^,，;；。\n]{0,8}补[贴助][^,，;；。\n]{0,6}\d/u },
  {
    asks: /加班费|算不算加班|怎么(?:计算和)?补偿/u,
    tells: /加班[^,，;；。\n]{0,6}(?:费|工资|补[贴助]|双倍)|加班[^,，;；。\n]{0,8}(?:调休|补休|\d\s*元)/u,
  },
  { asks: /每周一共工作多少小时/u, tells: /每周[^,，;；。\n]{0,6}\d+\s*(?:个)?小时|\d+\s*小时\s*\/?\s*周/u },
  { asks: /缴存基数/u, tells: /公积金[^,，;；。\n]{0,8}\d+\s*%/u },
  { asks: /^底薪是多少/u, tells: /(?:底薪|基本工资|固定工资)[^,，;；。\n]{0,6}\d/u },
  { asks: /提成比例/u, tells: /提成[^,，;；。\n]{0,8}\d/u },
  { asks: /带教人/u, tells: /带教|导师|师带徒|师傅带|老带新|岗前培训/u },
  {
    asks: /^试用期多长/u,
    tells: /试用期?[^,，;；。\n]{0,4}[\d一二两三四五六]+\s*(?:个)?[月天周]/u,
  },
  { asks: /^试用期工资/u, tells: /试用期?(?:间)?[^,，;；。\n]{0,6}(?:工资|薪)[^。\n]{0,14}\d/u },
  {
    asks: /^劳动合同签几年/u,
    tells: /合同[^,，;；。\n]{0,10}[\d一二两三四五]\s*年|[\d一二两三四五]\s*年[^,，;；。\n]{0,4}合同/u,
  },
  { asks: /一年发几个月/u, tells: /1[2-9]\s*薪|1[2-9]\s*个月(?:工资|薪)/u },
];

const isAnswered = (part: string, posting: string): boolean =>
  ANSWERS.some(({ asks, tells }) => asks.test(part) && tells.test(posting));

/** A question without the parts that the posting answers; empty if it answers all. */
export const openPartOf = (question: string, posting: string): string =>
  (question.match(/[^？]+？/gu) ?? [question])
    .flatMap((sentence) => {
      const parts = sentence
        .replace(/？$/u, '')
        .split('，')
        .filter((part) => !isAnswered(part, posting));
      return parts.length === 0 ? [] : [`${parts.join('，')}？`];
    })
    .join('');
