// SPDX-License-Identifier: GPL-3.0-or-later
// Boost.JSON itself, compiled once with the flags of every other contender: the distribution's
// shared library was built with others.
#include <boost/json/src.hpp>
