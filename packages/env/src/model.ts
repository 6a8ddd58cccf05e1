import { address, integer, oneOf, text } from './formats.js';
import { type EnvIssue, fragment, secret, variable } from './variable.js';

/** Providers with a known protocol; packages/ai model/providers.ts lists the features of each. */
const PROVIDERS = [
  'deepseek',
  'qwen',
  'glm',
  'kimi',
  'openai',
  'vllm',
  'ollama',
  'openai-compatible',
] as const;
type Provider = (typeof PROVIDERS)[number];

// Self-hosted servers: they cost nothing per call.
const OWN: readonly string[] = ['vllm', 'ollama'];
const NO_ADDRESS: readonly string[] = ['vllm', 'openai-compatible'];

const yuan = text.regex(/^\d{1,6}(?:\.\d{1,4})?$/, '应是 0 到 999999 的数，最多四位小数').transform(Number);

/**
 * The language model of the AI services; without MODEL_PROVIDER only rules are used and no data leaves the
 * site.
 */
export const modelEnv = fragment(
  {
    MODEL_PROVIDER: variable('语言模型的服务商；不设则只用站内分析', oneOf(...PROVIDERS).optional()),
    MODEL_NAME: variable('模型的名称，以服务商的文档为准', text.min(1).max(100).optional()),
    MODEL_BASE_URL: variable(
      '接口地址，到 /chat/completions 之前为止；不设则用服务商的默认地址',
      address('https', 'http').optional(),
    ),
    MODEL_API_KEY: secret('服务商的密钥', text.optional()),
    MODEL_PRICE_INPUT: variable('每百万输入 token 的价格（元）', yuan.optional()),
    MODEL_PRICE_OUTPUT: variable('每百万输出 token 的价格（元）', yuan.optional()),
    MODEL_MAX_OUTPUT_TOKENS: variable('一次回答最多多少 token', integer(256, 32_768).default(4_096)),
    MODEL_DAILY_YUAN: variable('每天（北京时间）最多花多少元；用完后当天不再调用', yuan.default(50)),
    MODEL_DAILY_CALLS: variable('每天（北京时间）最多调用多少次', integer(0, 10_000_000).default(2_000)),
  },
  (values): EnvIssue[] => {
    const { MODEL_PROVIDER: provider } = values;
    if (provider === undefined) return [];
    const isBilled = !OWN.includes(provider);
    const needed = [
      'MODEL_NAME' as const,
      ...(NO_ADDRESS.includes(provider) ? (['MODEL_BASE_URL'] as const) : []),
      ...(isBilled ? (['MODEL_API_KEY', 'MODEL_PRICE_INPUT', 'MODEL_PRICE_OUTPUT'] as const) : []),
    ];
    return needed
      .filter((name) => name in values && values[name] === undefined)
      .map((name) => ({ name, problem: `没有设置；MODEL_PROVIDER 是 ${provider} 时必须有` }));
  },
);

interface ModelEnv {
  MODEL_PROVIDER?: Provider | undefined;
  MODEL_NAME?: string | undefined;
  MODEL_BASE_URL?: string | undefined;
  MODEL_API_KEY?: string | undefined;
  MODEL_PRICE_INPUT?: number | undefined;
  MODEL_PRICE_OUTPUT?: number | undefined;
  MODEL_MAX_OUTPUT_TOKENS: number;
  MODEL_DAILY_YUAN: number;
  MODEL_DAILY_CALLS: number;
}

/** The model for the worker; null without one. A missing address means the provider's default. */
export function languageModelOf(env: ModelEnv) {
  if (env.MODEL_PROVIDER === undefined) return null;
  return {
    provider: env.MODEL_PROVIDER,
    model: env.MODEL_NAME ?? '',
    baseUrl: env.MODEL_BASE_URL ?? null,
    apiKey: env.MODEL_API_KEY ?? '',
    prices: { input: env.MODEL_PRICE_INPUT ?? 0, output: env.MODEL_PRICE_OUTPUT ?? 0 },
    maxOutputTokens: env.MODEL_MAX_OUTPUT_TOKENS,
    daily: { yuan: env.MODEL_DAILY_YUAN, calls: env.MODEL_DAILY_CALLS },
  };
}

/** The model in one line; undefined without one. Runs with different models are different requests. */
export const languageModelNameOf = (
  env: Pick<ModelEnv, 'MODEL_PROVIDER' | 'MODEL_NAME'>,
): string | undefined =>
  env.MODEL_PROVIDER === undefined ? undefined : `${env.MODEL_PROVIDER}/${env.MODEL_NAME ?? ''}`;
