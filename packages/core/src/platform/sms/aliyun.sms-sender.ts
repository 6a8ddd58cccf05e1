import * as sdk from '@alicloud/dysmsapi20170525';
import { $OpenApiUtil } from '@alicloud/openapi-core';
import { type SmsMessage, SmsRefusedError, SmsSender, SmsUnconfirmedError } from './sms-sender.js';

export interface AliyunSmsOptions {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature, without its brackets. */
  signName: string;
  /** Approved template codes by template name; `code` serves every purpose without its own. */
  templates: Readonly<Record<string, string>>;
  /** Address of the service, with its scheme. */
  endpoint: string;
}

// The caller gives up after 2.5 s [SM6]; the connection must not outlive it by much.
const MILLISECONDS = 3_000;

// No request left this machine, so nothing can arrive.
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

// Node exposes a CommonJS module as its default export; the test runner exposes the class itself.
const exported: object = sdk.default;
const Client = ('default' in exported ? exported.default : exported) as typeof sdk.default.default;

/** Sends through Alibaba Cloud's SMS service; a single attempt, because the call is not idempotent. */
export class AliyunSmsSender extends SmsSender {
  readonly #client: InstanceType<typeof Client>;

  constructor(
    private readonly options: AliyunSmsOptions,
    milliseconds = MILLISECONDS,
  ) {
    super();
    const { protocol, host } = new URL(options.endpoint);
    this.#client = new Client(
      new $OpenApiUtil.Config({
        accessKeyId: options.accessKeyId,
        accessKeySecret: options.accessKeySecret,
        endpoint: host,
        protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
        connectTimeout: milliseconds,
        readTimeout: milliseconds,
      }),
    );
  }

  async send({ phone, template }: SmsMessage): Promise<void> {
    const { signName, templates } = this.options;
    const templateCode = templates[template.name] ?? templates[template.fallback];
    if (templateCode === undefined) throw new SmsRefusedError(`no template for ${template.name}`);
    const request = new sdk.SendSmsRequest({
      phoneNumbers: phone,
      signName,
      templateCode,
      templateParam: JSON.stringify(template.parameters),
    });
    const { body } = await this.#client.sendSms(request).catch(rethrow);
    if (body?.code !== 'OK') throw new SmsRefusedError(body?.code ?? 'no answer');
  }
}

/** The library's errors contain the request with phone and code, so only the reason is passed on. */
function rethrow(thrown: unknown): never {
  const { code, statusCode } = thrown as { code?: unknown; statusCode?: unknown };
  const reason = typeof code === 'string' ? code : '';
  if (typeof statusCode === 'number') throw new SmsRefusedError(`${statusCode} ${reason}`.trim());
  if (NOT_REACHED.has(reason)) throw new SmsRefusedError(reason);
  throw new SmsUnconfirmedError();
}
