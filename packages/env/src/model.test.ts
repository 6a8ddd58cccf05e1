import { languageModelNameOf, languageModelOf, modelEnv } from './model.js';
import { EnvError, type EnvSource, parseEnv } from './parse-env.js';

const issuesOf = (source: EnvSource): string[] => {
  try {
    parseEnv([modelEnv], source);
  } catch (error) {
    if (error instanceof EnvError) return error.issues.map(({ name }) => name);
    throw error;
  }
  return [];
};

describe('the language model of the environment', () => {
  it('is absent if no provider is named', () => {
    const env = parseEnv([modelEnv], { MODEL_API_KEY: 'left over' });
    expect(languageModelOf(env)).toBeNull();
    expect(languageModelNameOf(env)).toBeUndefined();
  });

  it('needs a name, a key, and prices, because a budget cannot be enforced without prices', () => {
    expect(issuesOf({ MODEL_PROVIDER: 'deepseek' })).toEqual([
      'MODEL_NAME',
      'MODEL_API_KEY',
      'MODEL_PRICE_INPUT',
      'MODEL_PRICE_OUTPUT',
    ]);
    expect(issuesOf({ MODEL_PROVIDER: 'vllm', MODEL_NAME: 'local' })).toEqual(['MODEL_BASE_URL']);
    expect(issuesOf({ MODEL_PROVIDER: 'ollama', MODEL_NAME: 'local' })).toEqual([]);
  });

  it('is read with its prices and caps', () => {
    const env = parseEnv([modelEnv], {
      MODEL_PROVIDER: 'qwen',
      MODEL_NAME: 'some-model',
      MODEL_API_KEY: 'secret',
      MODEL_PRICE_INPUT: '0.8',
      MODEL_PRICE_OUTPUT: '2',
      MODEL_DAILY_YUAN: '12.5',
    });
    expect(languageModelOf(env)).toMatchObject({
      provider: 'qwen',
      baseUrl: null,
      prices: { input: 0.8, output: 2 },
      daily: { yuan: 12.5, calls: 2_000 },
    });
    expect(languageModelNameOf(env)).toBe('qwen/some-model');
  });
});
