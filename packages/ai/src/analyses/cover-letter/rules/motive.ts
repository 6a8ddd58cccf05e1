import { type LetterGround, namesCompany } from '../letter-ground.js';
import { isTemplate } from '../phrases.js';
import { isBody, type Letter } from '../read-letter.js';

/** To whom or what one is drawn. */
const THEM =
  /贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们|您|岗位|职位|行业|\byour?\b|\b(?:position|role|team|company)\b/iu;
const REASON =
  /因为|认同|了解到|吸引|关注|的(?:原因|理由)|看[中重好]|喜欢|使用过|用过|(?:想|希望)(?:能)?(?:加入|来|去|到|参与|把|在|从|做)|同一个?方向|一致|契合|相近|做得|正好是|所以(?:我)?(?:来|想|应聘)|\bbecause\b|\binterested in\b|\bwould (?:like|love) to (?!apply|discuss|talk|meet|hear|present)\w+|\bdrawn to\b|\battract|\badmire\b|\bfamiliar to me\b|\bfollowed\b/iu;
const SOURCE = /(?:看到|得知|获悉)[^，。]{0,12}招聘/u;
const SHORTEST = 10;

/** The sentence that says why one writes to this employer, in words that are not in every letter. */
export function motiveIn(
  { sentences, paragraphs }: Letter,
  { company }: LetterGround,
): { text: string; index: number } | undefined {
  const own = sentences.filter(
    ({ text }) => REASON.test(text) && !SOURCE.test(text) && text.length >= SHORTEST && !isTemplate(text),
  );
  return (
    own.find(({ text }) => namesCompany(text, company) || THEM.test(text)) ??
    own.find(({ index }) => {
      const whole = paragraphs.find((each) => each.index === index);
      return (
        whole !== undefined &&
        isBody(whole.role) &&
        (namesCompany(whole.text, company) || THEM.test(whole.text))
      );
    })
  );
}
