// The few Redis commands that the launcher needs, over a plain socket: no library is installed yet.
import net from 'node:net';
import tls from 'node:tls';

/** Encodes one command. @param {string[]} words */
export const encodeCommand = (words) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;

/**
 * Sends commands to the server at `url` (authenticated with its password) and returns the whole response as text.
 * @param {string} url @param {string[][]} commands @param {number} [timeoutMs]
 * @returns {Promise<string>}
 */
export function askRedis(url, commands, timeoutMs = 3000) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const signIn = password
    ? [['AUTH', ...(username ? [decodeURIComponent(username)] : []), decodeURIComponent(password)]]
    : [];
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
  return new Promise((resolve, reject) => {
    const socket =
      protocol === 'rediss:' ? tls.connect({ ...target, servername: hostname }) : net.connect(target);
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
    // After QUIT the server closes the connection once all responses are sent.
    socket.write([...signIn, ...commands, ['QUIT']].map(encodeCommand).join(''));
  });
}
