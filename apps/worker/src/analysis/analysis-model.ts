import type { LanguageModel } from '@qicheng/ai/model/language-model';
import type { ModelOptions } from '@qicheng/ai/model/model-options';
import { PROVIDERS } from '@qicheng/ai/model/providers';
import type { DailyLimits } from '@qicheng/core/model-call';

/** The language model for runs, and its budget. */
export class AnalysisModel {
  constructor(
    readonly language: LanguageModel,
    readonly daily: DailyLimits,
  ) {}
}

/** A model as configured; a missing address means the provider's default. */
export type ModelSetting = Omit<ModelOptions, 'baseUrl'> & { baseUrl: string | null; daily: DailyLimits };

/** The configured model; null where only rules are used. */
export async function analysisModelOf(setting: ModelSetting | null): Promise<AnalysisModel | null> {
  if (setting === null) return null;
  const { daily, baseUrl, ...options } = setting;
  const address = baseUrl ?? PROVIDERS[options.provider].baseUrl;
  if (address === null) throw new Error('MODEL_BASE_URL 没有设置');
  const complete = { ...options, baseUrl: address };
  const [{ OpenAiChatClient }, { LanguageModel: Model }] = await Promise.all([
    import('@qicheng/ai/model/chat-client'),
    import('@qicheng/ai/model/language-model'),
  ]);
  return new AnalysisModel(new Model(new OpenAiChatClient(complete), complete), daily);
}
