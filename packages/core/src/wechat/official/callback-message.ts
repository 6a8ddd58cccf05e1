import type { OfficialAccount } from 'node-easywechat';

/** A callback as it came: the query signs it, the body is XML. */
export interface Callback {
  signature: string;
  timestamp: string;
  nonce: string;
  /** Signs the encrypted body. */
  messageSignature: string;
  body: string;
}

export type MessageFields = Record<string, string>;

/** The text fields of WeChat's XML; null for anything else. Entities of a document type are never expanded. */
export async function readXml(xml: string): Promise<MessageFields | null> {
  if (!xml.startsWith('<xml>')) return null;
  const { ServerRequest } = await import('node-easywechat');
  const request = new ServerRequest('POST', '/', {}, Buffer.from(xml));
  const fields: unknown = await request.getParsedBody().catch(() => null);
  if (typeof fields !== 'object' || fields === null) return null;
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Opens an encrypted body; null when it was altered or is meant for another account. */
export function openEnvelope(account: OfficialAccount, sealed: string, callback: Callback): string | null {
  const { messageSignature, nonce, timestamp } = callback;
  try {
    return account.getEncryptor().decrypt(sealed, messageSignature, nonce, Number(timestamp));
  } catch {
    return null;
  }
}

/** A text message in answer to another, from the account to the person. */
export function textReply(message: MessageFields, text: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return (
    `<xml><ToUserName>${cdata(message.FromUserName)}</ToUserName>` +
    `<FromUserName>${cdata(message.ToUserName)}</FromUserName>` +
    `<CreateTime>${seconds}</CreateTime><MsgType>${cdata('text')}</MsgType>` +
    `<Content>${cdata(text)}</Content></xml>`
  );
}

const cdata = (text = '') => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
