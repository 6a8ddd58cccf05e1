import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '#src/features/ai/kit/analysis-page.jsx';
import { CivilForm } from '#src/features/ai/civil-service/civil-form.jsx';
import { CivilResultView } from '#src/features/ai/civil-service/civil-result.jsx';
import { customCivilService, civilService } from '#src/features/ai/civil-service/civil-draft.js';

/** /ai/kaogongAiAnalyse: the full analysis or a free question; each has its own history. */
export const CivilPage = analysisPage({
  service: civilService,
  custom: customCivilService,
  gains: [
    '每个职位逐条核对：符合、不符、待核实，附原因和办法',
    '职位表的版本和来源写在结果里',
    '行测、申论模块差距与按周计划，小时数加起来正好是您的时间',
    '结构化面试六个要素的练习题，去掉最高最低分的平均分',
    '材料清单与日期提醒',
  ],
  tips: [
    '必填的只有一段学历、一个职位和备考时间；填得越全，待核实的条件越少。',
    '可以从职位表里选，也可以把职位条件粘贴进来。',
  ],
  verdict: ({ conclusion }) => conclusion,
  Form: CivilForm,
  Result: CivilResultView,
});

/** 考公分析. */
export const Component = () => (
  <AiPageScope>
    <CivilPage />
  </AiPageScope>
);
