// All tables that the page knows. The first that fits a header is taken.
import { DISPLAY_LIST_PROFILES } from './display-list.js';
import { GAME_PROFILES } from './games.js';
import { JDK_PROFILES } from './jdk.js';
import { MASK_PROFILES } from './masks.js';
import type { Profile } from './profile.js';

const PROFILES: readonly Profile[] = [
  ...DISPLAY_LIST_PROFILES, ...JDK_PROFILES, ...MASK_PROFILES, ...GAME_PROFILES,
];

/** The profile of a table with this header. */
export function profileFor(header: readonly string[]): Profile | undefined {
  return PROFILES.find(({ inputs, answers }) => (
    inputs.every((name) => header.includes(name)) && answers.some((name) => header.includes(name))
  ));
}
