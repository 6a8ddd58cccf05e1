/** What a scene needs of WeChat: a picture that leads a phone to it. */
export abstract class WechatGateway {
  /** The text that the QR code carries; refuses with `wechatUnavailable` when WeChat does not answer. */
  abstract qrText(sceneId: string): Promise<string>;
  /** Where a developer plays the phone of a scene; null where real phones do. */
  abstract phoneUrl(sceneId: string): string | null;
}
