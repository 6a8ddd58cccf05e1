import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '#src/features/ai/kit/analysis-page.jsx';
import { OfferForm } from '#src/features/ai/offer/offer-form.jsx';
import { OfferResultView } from '#src/features/ai/offer/offer-result.jsx';
import { offerService } from '#src/features/ai/offer/offer-draft.js';

/** /ai/offerAiAnalyse: compares two to five offers. */
export const OfferPage = analysisPage({
  service: offerService,
  gains: [
    '排名与并列，按您自己的权重',
    '税后年现金与三年区间，每一步怎么算都列出',
    '哪个数字一变，结论就会变',
    '合同条款与法条逐条核对',
    '签约前要问的问题与谈薪话术',
  ],
  tips: [
    '必填的只有公司、岗位、城市与月薪；填得越多，参与比较的方面越多。',
    '拿不准的数字留空，结果里会写明缺了什么、有什么影响。',
  ],
  verdict: ({ conclusion }) => conclusion,
  Form: OfferForm,
  Result: OfferResultView,
});

/** Offer 选择. */
export const Component = () => (
  <AiPageScope>
    <OfferPage />
  </AiPageScope>
);
