/**
 * @typedef {object} Context
 * @property {NodeJS.Platform} platform
 * @property {string} node the Node that npm is to run under, where that can be chosen
 * @property {string | undefined} npmScript where npm stands, as it tells the scripts that it runs
 */

/**
 * Program and arguments that start npm. On Windows npm is a script that only a shell starts; where npm started us, its
 * own program is run instead.
 * @param {readonly string[]} words
 * @param {Context} context
 * @returns {{ program: string, words: string[], shell: boolean }}
 */
export function npmCall(words, { platform, node, npmScript }) {
  if (platform !== 'win32') return { program: 'npm', words: [...words], shell: false };
  if (npmScript !== undefined && /[\\/]npm-cli\.c?js$/.test(npmScript))
    return { program: node, words: [npmScript, ...words], shell: false };
  return { program: ['npm.cmd', ...words].join(' '), words: [], shell: true };
}
