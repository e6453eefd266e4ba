/** What the answers to one card or another show: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const audit = late(() => import('$lib/ui/parts/points/Audit.svelte'));
export const payKey = late(() => import('$lib/ui/parts/planets/PayKey.svelte'));
export const followerResearch = late(() => import('./FollowerResearch.svelte'));
export const takeAndPay = late(() => import('./TakeAndPay.svelte'));
export const takeOne = late(() => import('./TakeOne.svelte'));
export const followWays = late(() => import('./FollowWays.svelte'));
export const otherWays = late(() => import('./OtherWays.svelte'));
