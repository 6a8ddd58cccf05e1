/** How the structure of an answer is enforced: by schema, as any JSON object, or by the prompt alone. */
export type StructuredOutput = 'json_schema' | 'json_object' | 'none';

/** The capabilities of an OpenAI-compatible provider and the parameters it needs. */
export interface ProviderCapability {
  readonly label: string;
  /** Null for a self-hosted server. */
  readonly baseUrl: string | null;
  readonly structured: StructuredOutput;
  /** Whether the stream ends with the token usage. */
  readonly streamUsage: boolean;
  readonly maxTokensField: 'max_tokens' | 'max_completion_tokens';
  /** The maximum length of an answer in tokens; the lower of this and the setting is requested. */
  readonly maxOutputTokens: number;
  /** Additional request fields, such as the switch for thinking mode. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  /** Null if the sampling parameters must not be set. */
  readonly temperature: number | null;
  /** Finish reasons other than `content_filter` that mean a refusal. */
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

/** Providers by the name in MODEL_PROVIDER. Any other is `openai-compatible`, with the fewest assumptions. */
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
    // Structured output is not available in thinking mode.
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
