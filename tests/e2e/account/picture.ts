import { keyedHash, query } from '../database.js';

const LETTERS = 'TEST';

/**
 * Sets known letters for the newest captcha image of an address and returns them: the server stores only a keyed hash
 * of the letters, so they cannot be read.
 */
export async function readPicture(address: string): Promise<string> {
  const [picture] = await query<{ id: string }>(
    `SELECT id FROM image_challenge WHERE ip_hash = $1 AND tried_at IS NULL
     ORDER BY created_at DESC LIMIT 1`,
    [keyedHash(`address:${address}`, 'index')],
  );
  if (!picture) throw new Error('no picture was requested');
  await query('UPDATE image_challenge SET answer_hash = $2 WHERE id = $1', [
    picture.id,
    keyedHash(`image:${picture.id}:${LETTERS}`, 'code'),
  ]);
  return LETTERS.toLowerCase();
}
