//! Work spread over threads.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// As much as a main thread usually has, for what recurses along conditions.
const STACK: usize = 8 << 20;

/// The results of `work` on each of these, in their order. There are as many threads as cores, and whichever is free takes the next item.
pub(crate) fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { return done };
            done.push((at, work(item)));
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get).min(items.len());
    let mut done = thread::scope(|scope| {
        // Where no more threads can be had, those that are there do the work.
        let spawn = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, run).ok();
        let others: Vec<_> = (1..threads).filter_map(spawn).collect();
        let mut done = run();
        for other in others {
            match other.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_unstable_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..500).collect();
        // The first take longest, so that threads finish out of order.
        let work = |n: &u64| (0..(500 - n) * 100).fold(*n, |sum, i| std::hint::black_box(sum + i % 2)) - (500 - n) * 50;
        assert_eq!(super::map(&items, work), items);
        assert!(super::map(&[], work).is_empty());
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_panic_goes_on_in_the_caller() {
        super::map(&(0..100).collect::<Vec<_>>(), |n| assert_ne!(*n, 7, "seven"));
    }
}
