import { termsOf } from './read-terms.js';

describe('the words of a clause', () => {
  it('are not found in 开发 alone: a hackathon is no back-end work', () => {
    expect(termsOf('负责后端开发').flat()).toEqual(['后端', '服务端', '后台服务']);
  });

  it('are the names of tools before anything else', () => {
    expect(termsOf('熟悉 Java，了解 Spring Boot').flat()).toEqual(expect.arrayContaining(['Java']));
  });
});
