/** How an answer is kept to a shape: by its schema, as some JSON object, or by words alone. */
export type StructuredOutput = 'json_schema' | 'json_object' | 'none';

/** What an OpenAI-compatible provider does, and what has to be said to it. */
export interface ProviderCapability {
  readonly label: string;
  /** Null where it is a server of one's own. */
  readonly baseUrl: string | null;
  readonly structured: StructuredOutput;
  /** Whether the stream ends with the tokens that were used. */
  readonly streamUsage: boolean;
  readonly maxTokensField: 'max_tokens' | 'max_completion_tokens';
  /** What it writes at most in one answer, in tokens; the lower of this and the setting is requested. */
  readonly maxOutputTokens: number;
  /** Further fields of the request, such as the switch of thinking. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  /** Null where the sampling parameters must be left alone. */
  readonly temperature: number | null;
  /** Reasons to stop, apart from `content_filter`, that mean a refusal. */
  readonly refusals: readonly string[];
}

const standard = {
  streamUsage: true,
  maxTokensField: 'max_tokens',
  maxOutputTokens: 8_192,
  extraBody: {},
  temperature: 0.3,
  refusals: [],
} as const;

/** Providers by the name in MODEL_PROVIDER. Another one is `openai-compatible`, of which the least is expected. */
export const PROVIDERS = {
  deepseek: {
    ...standard,
    label: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com',
    structured: 'json_object',
    extraBody: { thinking: { type: 'disabled' } },
    refusals: ['insufficient_system_resource'],
  },
  qwen: {
    ...standard,
    label: '通义千问（阿里云百炼）',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    structured: 'json_object',
    // Structured output is not to be had while thinking.
    extraBody: { enable_thinking: false },
  },
  glm: {
    ...standard,
    label: '智谱 GLM',
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    structured: 'json_object',
    extraBody: { thinking: { type: 'disabled' } },
    refusals: ['sensitive', 'network_error'],
  },
  kimi: {
    ...standard,
    label: 'Kimi（月之暗面）',
    baseUrl: 'https://api.moonshot.cn/v1',
    structured: 'json_object',
    temperature: null,
  },
  openai: {
    ...standard,
    label: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    structured: 'json_schema',
    maxTokensField: 'max_completion_tokens',
    temperature: null,
  },
  vllm: { ...standard, label: 'vLLM', baseUrl: null, structured: 'json_schema' },
  ollama: { ...standard, label: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', structured: 'json_schema' },
  'openai-compatible': {
    ...standard,
    label: 'OpenAI 兼容接口',
    baseUrl: null,
    structured: 'none',
    streamUsage: false,
  },
} as const satisfies Record<string, ProviderCapability>;

export type ProviderName = keyof typeof PROVIDERS;
